import { counted, explain } from '../../checks/explain.ts';
import { answer, examine, objectOf, refuse } from '../../checks/findings.ts';
import { known, output } from '../../checks/output.ts';
import { readAnswers, readNumber } from '../../checks/read.ts';
import type { Options, Result } from '../../types.ts';
import { hasBledFormula } from './has-bled.formula.ts';
import {
  type HasBledInputs,
  type HasBledOutputs,
  hasBledAge,
  hasBledEquation,
  hasBledItems,
  hasBledOutputs as outputs,
} from './has-bled.shape.ts';
import { bleedsByScore, majorBleedingByScore } from './has-bled.table.ts';

export type { HasBledBand, HasBledInputs, HasBledItem, HasBledOutputs } from './has-bled.shape.ts';
export type HasBledResult = Result<'has-bled', HasBledOutputs>;

/**
 * HAS-BLED, with the bleeding that was seen at that score. From 3 on: look for what can be put right; it is no reason
 * to withhold anticoagulation.
 *
 * Pisters R et al. Chest 2010;138:1093-1100, doi:10.1378/chest.10-0134.
 */
export function hasBled(given: HasBledInputs, options?: Options): HasBledResult {
  const findings = examine(options);
  const values = objectOf(given);
  const answers = readAnswers(findings, values, hasBledItems);
  const age = readNumber(findings, 'age', values.age, hasBledAge);
  if (findings.errors.length > 0) return refuse('has-bled', findings);

  const score = hasBledFormula({ ...answers, age });
  return answer(
    'has-bled',
    findings,
    {
      score: output(score, outputs.score),
      bleedsPer100PatientYears: known(bleedsByScore[score], outputs.bleedsPer100PatientYears),
      majorBleedingRiskPercent: known(majorBleedingByScore[score], outputs.majorBleedingRiskPercent),
    },
    options?.explain ? explain(hasBledEquation, { ...counted(answers), age }) : undefined,
  );
}
