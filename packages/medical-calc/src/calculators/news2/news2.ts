import { explain } from '../../checks/explain.ts';
import { answer, examine, readInputs, refuse } from '../../checks/findings.ts';
import { plainBanded, roundTo } from '../../checks/output.ts';
import { readBoolean, readChoice, readInteger, readNumber } from '../../checks/read.ts';
import type { Options, Output, Result } from '../../types.ts';
import * as facts from './news2.facts.gen.ts';
import { news2Formula } from './news2.formula.ts';
import type { News2Band, News2Inputs, News2Outputs } from './news2.shape.ts';

export type { News2Band, News2Inputs, News2Outputs } from './news2.shape.ts';
export type News2Result = Result<'news2', News2Outputs>;

/**
 * NEWS2: how ill an adult is, from seven observations.
 *
 * Royal College of Physicians. National Early Warning Score (NEWS) 2, 2017.
 */
export function news2(given: News2Inputs, options?: Options): News2Result {
  const findings = examine(options);
  const values = readInputs(findings, given, facts.inputKeys);
  const respiratoryRate = readInteger(findings, 'respiratoryRate', values.respiratoryRate, facts.respiratoryRate);
  const spo2 = readInteger(findings, 'spo2', values.spo2, facts.spo2);
  const onOxygen = readBoolean(findings, 'onOxygen', values.onOxygen);
  const systolicBpMmHg = readInteger(findings, 'systolicBpMmHg', values.systolicBpMmHg, facts.systolicBpMmHg);
  const pulse = readInteger(findings, 'pulse', values.pulse, facts.pulse);
  const consciousness = readChoice(findings, 'consciousness', values.consciousness, facts.consciousness);
  const temperatureC = roundTo(readNumber(findings, 'temperatureC', values.temperatureC, facts.temperatureC), 1);
  const spo2Scale = readChoice(findings, 'spo2Scale', values.spo2Scale, facts.spo2Scale);
  if (findings.errors) return refuse('news2', findings.errors);

  const points = news2Formula({
    respiratoryRate,
    spo2,
    onOxygen,
    systolicBpMmHg,
    pulse,
    consciousness,
    temperatureC,
    spo2Scale,
  });
  const all = Object.values(points);
  const score: Output<News2Band> = plainBanded(
    all.reduce((sum, one) => sum + one, 0),
    facts.scoreOutput,
  );
  if (score.band === 'low' && all.includes(3)) score.band = 'low-medium';
  return answer('news2', findings, { score }, options?.explain && explain(facts.equation, points));
}
