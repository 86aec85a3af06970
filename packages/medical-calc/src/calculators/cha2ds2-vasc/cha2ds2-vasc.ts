import { counted, explain } from '../../checks/explain.ts';
import { answer, examine, readInputs, refuse } from '../../checks/findings.ts';
import { known, plain } from '../../checks/output.ts';
import { readAnswers, readChoice, readNumber, sexes } from '../../checks/read.ts';
import type { Options, Result } from '../../types.ts';
import * as facts from './cha2ds2-vasc.facts.gen.ts';
import { cha2ds2VascFormula } from './cha2ds2-vasc.formula.ts';
import type { Cha2ds2VascInputs, Cha2ds2VascOutputs } from './cha2ds2-vasc.shape.ts';
import { embolismByScore, strokeByScore } from './cha2ds2-vasc.table.ts';

export type { Cha2ds2VascInputs, Cha2ds2VascItem, Cha2ds2VascOutputs } from './cha2ds2-vasc.shape.ts';
export type Cha2ds2VascResult = Result<'cha2ds2-vasc', Cha2ds2VascOutputs>;

/**
 * CHA2DS2-VASc, with the yearly rates that were seen in Sweden. They fall a little from 7 to 8 points: as published.
 *
 * Lip GYH et al. Chest 2010;137:263-272, doi:10.1378/chest.09-1584; rates: Friberg 2012, doi:10.1093/eurheartj/ehr488.
 */
export function cha2ds2Vasc(given: Cha2ds2VascInputs, options?: Options): Cha2ds2VascResult {
  const findings = examine(options);
  const values = readInputs(findings, given, facts.inputKeys);
  readAnswers(findings, values, facts.questions);
  const age = readNumber(findings, 'age', values.age, facts.age);
  const sex = readChoice(findings, 'sex', values.sex, sexes);
  if (findings.errors) return refuse('cha2ds2-vasc', findings.errors);

  const score = cha2ds2VascFormula(values);
  return answer(
    'cha2ds2-vasc',
    findings,
    {
      score: plain(score, facts.scoreOutput),
      strokeRatePercent: known(strokeByScore[score], facts.strokeRatePercentOutput),
      strokeTiaEmbolismRatePercent: known(embolismByScore[score], facts.strokeTiaEmbolismRatePercentOutput),
    },
    options?.explain &&
      explain(facts.equation, { ...counted(values, facts.questions), age, female: Number(sex === 'female') }),
  );
}
