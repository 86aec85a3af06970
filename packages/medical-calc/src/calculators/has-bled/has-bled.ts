import { counted, explain } from '../../checks/explain.ts';
import { answer, examine, readInputs, refuse } from '../../checks/findings.ts';
import { known, plainBanded } from '../../checks/output.ts';
import { readAnswers, readNumber } from '../../checks/read.ts';
import type { Options, Result } from '../../types.ts';
import * as facts from './has-bled.facts.gen.ts';
import { hasBledFormula } from './has-bled.formula.ts';
import type { HasBledInputs, HasBledOutputs } from './has-bled.shape.ts';
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
  const values = readInputs(findings, given, facts.inputKeys);
  readAnswers(findings, values, facts.questions);
  const age = readNumber(findings, 'age', values.age, facts.age);
  if (findings.errors) return refuse('has-bled', findings.errors);

  const score = hasBledFormula(values);
  return answer(
    'has-bled',
    findings,
    {
      score: plainBanded(score, facts.scoreOutput),
      bleedsPer100PatientYears: known(bleedsByScore[score], facts.bleedsPer100PatientYearsOutput),
      majorBleedingRiskPercent: known(majorBleedingByScore[score], facts.majorBleedingRiskPercentOutput),
    },
    options?.explain && explain(facts.equation, { ...counted(values, facts.questions), age }),
  );
}
