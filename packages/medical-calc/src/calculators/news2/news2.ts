import { explain } from '../../checks/explain.ts';
import { createFindings, readInputs, refusal, success } from '../../checks/findings.ts';
import { temperatureC } from '../../checks/inputs.ts';
import { roundTo, unitlessBandedOutput } from '../../checks/output.ts';
import { scoredQuestion } from '../../checks/questions.ts';
import { readBoolean, readChoice, readInteger, readNumber } from '../../checks/read.ts';
import type { Options, Output, Result, Shape } from '../../types.ts';

export type News2Inputs = {
  /** Per minute. */
  respiratoryRate: number;
  /** Oxygen saturation in percent. */
  spo2: number;
  /** Receives supplemental oxygen, which gives two points. */
  onOxygen: boolean;
  /** mmHg. */
  systolicBpMmHg: number;
  /** Per minute. */
  pulse: number;
  /** Alert, new confusion, responds to voice, to pain, unresponsive. */
  consciousness: 'A' | 'C' | 'V' | 'P' | 'U';
  /** Scored to a tenth of a degree, as on the chart. */
  temperatureC: number;
  /** 2 for people with a prescribed target of 88–92%, otherwise 1. */
  spo2Scale: 1 | 2;
};

/** Clinical risk, which determines the response. */
export type News2Band = 'low' | 'low-medium' | 'medium' | 'high';

export type News2Outputs = {
  /** 0 to 20. A single 3 is `low-medium` where the sum alone would be low. */
  score: Output<News2Band>;
};

export const news2Shape = /* @__PURE__ */ (() =>
  ({
    equation:
      'respiratoryRatePoints + spo2Points + oxygenPoints + systolicBpPoints + pulsePoints + consciousnessPoints + temperaturePoints',
    inputs: {
      respiratoryRate: {
        kind: 'integer',
        unit: '/min',
        hard: [0, 120],
        usual: [4, 60],
        labelKey: 'input.respiratoryRate',
        steps: [
          { from: 0, points: 3 },
          { from: 9, points: 1 },
          { from: 12, points: 0 },
          { from: 21, points: 2 },
          { from: 25, points: 3 },
        ],
      },
      spo2: {
        kind: 'integer',
        unit: '%',
        hard: [20, 100],
        usual: [60, 100],
        labelKey: 'input.spo2',
        stepsWhen: [
          {
            when: { spo2Scale: 1 },
            steps: [
              { from: 0, points: 3 },
              { from: 92, points: 2 },
              { from: 94, points: 1 },
              { from: 96, points: 0 },
            ],
          },
          {
            when: { spo2Scale: 2, onOxygen: false },
            steps: [
              { from: 0, points: 3 },
              { from: 84, points: 2 },
              { from: 86, points: 1 },
              { from: 88, points: 0 },
            ],
          },
          {
            when: { spo2Scale: 2, onOxygen: true },
            steps: [
              { from: 0, points: 3 },
              { from: 84, points: 2 },
              { from: 86, points: 1 },
              { from: 88, points: 0 },
              { from: 93, points: 1 },
              { from: 95, points: 2 },
              { from: 97, points: 3 },
            ],
          },
        ],
      },
      onOxygen: scoredQuestion('news2.onOxygen', 2),
      systolicBpMmHg: {
        kind: 'integer',
        unit: 'mm[Hg]',
        hard: [30, 320],
        usual: [50, 260],
        labelKey: 'input.systolicBpMmHg',
        steps: [
          { from: 0, points: 3 },
          { from: 91, points: 2 },
          { from: 101, points: 1 },
          { from: 111, points: 0 },
          { from: 220, points: 3 },
        ],
      },
      pulse: {
        kind: 'integer',
        unit: '/min',
        hard: [10, 350],
        usual: [30, 220],
        labelKey: 'input.heartRate',
        steps: [
          { from: 0, points: 3 },
          { from: 41, points: 1 },
          { from: 51, points: 0 },
          { from: 91, points: 1 },
          { from: 111, points: 2 },
          { from: 131, points: 3 },
        ],
      },
      consciousness: {
        kind: 'choice',
        choices: [
          { value: 'A', labelKey: 'news2.consciousness.A', points: 0 },
          { value: 'C', labelKey: 'news2.consciousness.C', points: 3 },
          { value: 'V', labelKey: 'news2.consciousness.V', points: 3 },
          { value: 'P', labelKey: 'news2.consciousness.P', points: 3 },
          { value: 'U', labelKey: 'news2.consciousness.U', points: 3 },
        ],
        labelKey: 'news2.consciousness',
      },
      temperatureC: {
        ...temperatureC,
        steps: [
          { from: 0, points: 3 },
          { from: 35.1, points: 1 },
          { from: 36.1, points: 0 },
          { from: 38.1, points: 1 },
          { from: 39.1, points: 2 },
        ],
      },
      spo2Scale: {
        kind: 'choice',
        choices: [
          { value: 1, labelKey: 'news2.scale.1' },
          { value: 2, labelKey: 'news2.scale.2' },
        ],
        labelKey: 'news2.scale',
        helpKey: 'news2.scale.help',
      },
    },
    outputs: {
      score: {
        labelKey: 'news2.score',
        decimals: 0,
        bands: [
          { code: 'low', from: 0 },
          { code: 'medium', from: 5 },
          { code: 'high', from: 7 },
        ],
        specialBands: [{ code: 'low-medium', whenKey: 'news2.single' }],
        bandsKey: 'news2.band',
      },
    },
  }) as const satisfies Shape<News2Inputs, News2Outputs>)();

/** Scale 2 depends on the oxygen at 93% and above, because too much of it is a danger to these people. */
function spo2Points(spo2: number, scale: 1 | 2, onOxygen: boolean): number {
  if (scale === 1) return spo2 <= 91 ? 3 : spo2 <= 93 ? 2 : spo2 <= 95 ? 1 : 0;
  if (spo2 <= 87) return spo2 <= 83 ? 3 : spo2 <= 85 ? 2 : 1;
  if (spo2 <= 92 || !onOxygen) return 0;
  return spo2 <= 94 ? 1 : spo2 <= 96 ? 2 : 3;
}

/**
 * Returns the points of NEWS2, unchecked: whole numbers, and the temperature to a tenth of a degree.
 *
 * Royal College of Physicians. National Early Warning Score (NEWS) 2, 2017.
 */
export function news2Formula(given: News2Inputs) {
  const { respiratoryRate: rate, systolicBpMmHg: pressure, pulse, temperatureC: degrees } = given;
  return {
    respiratoryRatePoints: rate <= 8 ? 3 : rate <= 11 ? 1 : rate <= 20 ? 0 : rate <= 24 ? 2 : 3,
    spo2Points: spo2Points(given.spo2, given.spo2Scale, given.onOxygen),
    oxygenPoints: given.onOxygen ? 2 : 0,
    systolicBpPoints: pressure <= 90 ? 3 : pressure <= 100 ? 2 : pressure <= 110 ? 1 : pressure <= 219 ? 0 : 3,
    pulsePoints: pulse <= 40 ? 3 : pulse <= 50 ? 1 : pulse <= 90 ? 0 : pulse <= 110 ? 1 : pulse <= 130 ? 2 : 3,
    consciousnessPoints: given.consciousness === 'A' ? 0 : 3,
    temperaturePoints: degrees <= 35 ? 3 : degrees <= 36 ? 1 : degrees <= 38 ? 0 : degrees <= 39 ? 1 : 2,
  };
}

export type News2Result = Result<'news2', News2Outputs>;

/**
 * Returns NEWS2, the severity of acute illness of an adult from seven observations.
 *
 * Royal College of Physicians. National Early Warning Score (NEWS) 2, 2017.
 */
export function news2(given: News2Inputs, options?: Options): News2Result {
  const { equation, inputs, outputs } = news2Shape;
  const findings = createFindings(options);
  const values = readInputs(findings, given, inputs);
  const respiratoryRate = readInteger(findings, 'respiratoryRate', values.respiratoryRate, inputs.respiratoryRate);
  const spo2 = readInteger(findings, 'spo2', values.spo2, inputs.spo2);
  const onOxygen = readBoolean(findings, 'onOxygen', values.onOxygen);
  const systolicBpMmHg = readInteger(findings, 'systolicBpMmHg', values.systolicBpMmHg, inputs.systolicBpMmHg);
  const pulse = readInteger(findings, 'pulse', values.pulse, inputs.pulse);
  const consciousness = readChoice(findings, 'consciousness', values.consciousness, inputs.consciousness);
  const temperatureC = roundTo(readNumber(findings, 'temperatureC', values.temperatureC, inputs.temperatureC), 1);
  const spo2Scale = readChoice(findings, 'spo2Scale', values.spo2Scale, inputs.spo2Scale);
  if (findings.errors) return refusal('news2', findings.errors);

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
  const score: Output<News2Band> = unitlessBandedOutput(
    all.reduce((sum, one) => sum + one, 0),
    outputs.score,
  );
  if (score.band === 'low' && all.includes(3)) score.band = 'low-medium';
  return success('news2', findings, { score }, options?.explain && explain(equation, points));
}
