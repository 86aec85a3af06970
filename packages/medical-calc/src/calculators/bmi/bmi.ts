import { explain } from '../../checks/explain.ts';
import { answer, examine, readInputs, refuse } from '../../checks/findings.ts';
import { banded } from '../../checks/output.ts';
import { readNumber } from '../../checks/read.ts';
import type { Options, Result } from '../../types.ts';
import * as facts from './bmi.facts.gen.ts';
import { bmiFormula } from './bmi.formula.ts';
import type { BmiInputs, BmiOutputs } from './bmi.shape.ts';

export type { BmiBand, BmiInputs, BmiOutputs } from './bmi.shape.ts';
export type BmiResult = Result<'bmi', BmiOutputs>;

/**
 * Body mass index in kg/m², with the WHO band for adults.
 *
 * Obesity: preventing and managing the global epidemic. WHO Technical Report Series 894, 2000.
 */
export function bmi(given: BmiInputs, options?: Options): BmiResult {
  const findings = examine(options);
  const values = readInputs(findings, given, facts.inputKeys);
  const weightKg = readNumber(findings, 'weightKg', values.weightKg, facts.weightKg);
  const heightCm = readNumber(findings, 'heightCm', values.heightCm, facts.heightCm);
  if (findings.errors) return refuse('bmi', findings.errors);

  return answer(
    'bmi',
    findings,
    { bmi: banded(bmiFormula(weightKg, heightCm), facts.bmiOutput) },
    options?.explain && explain(facts.equation, { weightKg, heightCm }),
  );
}
