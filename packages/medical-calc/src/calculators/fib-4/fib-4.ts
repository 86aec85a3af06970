import { explain } from '../../checks/explain.ts';
import { answer, examine, readInputs, refuse } from '../../checks/findings.ts';
import { bandsAt, plainBanded } from '../../checks/output.ts';
import { readNumber } from '../../checks/read.ts';
import type { Options, Result } from '../../types.ts';
import * as facts from './fib-4.facts.gen.ts';
import { fib4Formula } from './fib-4.formula.ts';
import type { Fib4Inputs, Fib4Outputs } from './fib-4.shape.ts';

export type { Fib4Band, Fib4Inputs, Fib4Outputs } from './fib-4.shape.ts';
export type Fib4Result = Result<'fib-4', Fib4Outputs>;

/**
 * FIB-4, with the cut-offs for fatty liver disease, which differ from 65 years on.
 *
 * Sterling RK et al. Hepatology 2006;43:1317-1325, doi:10.1002/hep.21178; cut-offs: Shah 2009, and
 * McPherson 2017 from 65 years on.
 */
export function fib4(given: Fib4Inputs, options?: Options): Fib4Result {
  const findings = examine(options);
  const values = readInputs(findings, given, facts.inputKeys);
  const age = readNumber(findings, 'age', values.age, facts.age);
  const astUL = readNumber(findings, 'astUL', values.astUL, facts.astUL);
  const altUL = readNumber(findings, 'altUL', values.altUL, facts.altUL);
  const platelets10e9L = readNumber(findings, 'platelets10e9L', values.platelets10e9L, facts.platelets10e9L);
  if (findings.errors) return refuse('fib-4', findings.errors);

  const index = fib4Formula(age, astUL, altUL, platelets10e9L);
  return answer(
    'fib-4',
    findings,
    { fib4: plainBanded(index, bandsAt(age, facts.fib4Output)) },
    options?.explain && explain(facts.equation, { age, astUL, altUL, platelets10e9L }),
  );
}
