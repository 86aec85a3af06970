import { readDevineHeight } from '../../checks/devine.ts';
import { explain } from '../../checks/explain.ts';
import { answer, examine, readInputs, refuse, report } from '../../checks/findings.ts';
import { output, roundTo } from '../../checks/output.ts';
import { readChoice, readNumber, sexes } from '../../checks/read.ts';
import type { Options, Result } from '../../types.ts';
import { ibwDevineFormula } from '../ibw-devine/ibw-devine.formula.ts';
import * as facts from './adjusted-body-weight.facts.gen.ts';
import { adjustedBodyWeightFormula } from './adjusted-body-weight.formula.ts';
import type { AdjustedBodyWeightInputs, AdjustedBodyWeightOutputs } from './adjusted-body-weight.shape.ts';

export type { AdjustedBodyWeightInputs, AdjustedBodyWeightOutputs } from './adjusted-body-weight.shape.ts';
export type AdjustedBodyWeightResult = Result<'adjusted-body-weight', AdjustedBodyWeightOutputs>;

/**
 * Adjusted body weight in kg, and the ideal one by Devine that it starts from. Somebody who weighs less than that has no
 * excess to adjust: the line goes on, and that is said.
 *
 * Bauer LA et al. Eur J Clin Pharmacol 1983;24:643-647, doi:10.1007/BF00542215.
 */
export function adjustedBodyWeight(given: AdjustedBodyWeightInputs, options?: Options): AdjustedBodyWeightResult {
  const findings = examine(options);
  const values = readInputs(findings, given, facts.inputKeys);
  const heightCm = readDevineHeight(findings, values.heightCm, facts.heightCm);
  const weightKg = readNumber(findings, 'weightKg', values.weightKg, facts.weightKg);
  const sex = readChoice(findings, 'sex', values.sex, sexes);
  if (findings.errors) return refuse('adjusted-body-weight', findings.errors);

  const ibwKg = ibwDevineFormula(heightCm, sex === 'female');
  if (weightKg < ibwKg) report(findings, 'weightKg', 'population', { min: roundTo(ibwKg, 1), unit: 'kg' }, 'warnings');
  return answer(
    'adjusted-body-weight',
    findings,
    {
      adjustedKg: output(adjustedBodyWeightFormula(ibwKg, weightKg), facts.adjustedKgOutput),
      ibwKg: output(ibwKg, facts.ibwKgOutput),
    },
    options?.explain && explain(facts.equation, { heightCm, weightKg, ibwKg }),
  );
}
