import { explain } from '../../checks/explain.ts';
import { answer, examine, objectOf, refuse } from '../../checks/findings.ts';
import { temperatureC as temperatureInput } from '../../checks/inputs.ts';
import { output, roundTo } from '../../checks/output.ts';
import { readBoolean, readChoice, readInteger, readNumber } from '../../checks/read.ts';
import type { Options, Output, Result } from '../../types.ts';
import { news2Formula } from './news2.formula.ts';
import {
  type News2Band,
  type News2Inputs,
  type News2Outputs,
  news2Consciousness,
  news2Equation,
  news2Pressure,
  news2Pulse,
  news2Rate,
  news2Scale,
  news2Spo2,
  news2Outputs as outputs,
} from './news2.shape.ts';

export type { News2Band, News2Inputs, News2Outputs } from './news2.shape.ts';
export type News2Result = Result<'news2', News2Outputs>;

/**
 * NEWS2: how ill an adult is, from seven observations.
 *
 * Royal College of Physicians. National Early Warning Score (NEWS) 2, 2017.
 */
export function news2(given: News2Inputs, options?: Options): News2Result {
  const findings = examine(options);
  const values = objectOf(given);
  const respiratoryRate = readInteger(findings, 'respiratoryRate', values.respiratoryRate, news2Rate);
  const spo2 = readInteger(findings, 'spo2', values.spo2, news2Spo2);
  const onOxygen = readBoolean(findings, 'onOxygen', values.onOxygen);
  const systolicBpMmHg = readInteger(findings, 'systolicBpMmHg', values.systolicBpMmHg, news2Pressure);
  const pulse = readInteger(findings, 'pulse', values.pulse, news2Pulse);
  const consciousness = readChoice(findings, 'consciousness', values.consciousness, news2Consciousness);
  const temperatureC = roundTo(readNumber(findings, 'temperatureC', values.temperatureC, temperatureInput), 1);
  const spo2Scale = readChoice(findings, 'spo2Scale', values.spo2Scale, news2Scale);
  if (findings.errors.length > 0 || !consciousness || !spo2Scale) return refuse('news2', findings);

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
  const score: Output<News2Band> = output(
    all.reduce((sum, one) => sum + one, 0),
    outputs.score,
  );
  if (score.band === 'low' && all.includes(3)) score.band = 'low-medium';
  return answer('news2', findings, { score }, options?.explain ? explain(news2Equation, points) : undefined);
}
