import { answerTerms, explain } from '../../checks/explain.ts';
import { createFindings, readInputs, refusal, success } from '../../checks/findings.ts';
import { adultAge } from '../../checks/inputs.ts';
import { tableOutput, unitlessOutput } from '../../checks/output.ts';
import { type Sex, scoredQuestion, sex } from '../../checks/questions.ts';
import { readChoice, readNumber, readQuestions } from '../../checks/read.ts';
import type { Gap, Options, Output, Result, Shape } from '../../types.ts';

/** Conditions that give points; `strokeTiaThromboembolism` gives two. */
export type Cha2ds2VascItem =
  | 'heartFailure'
  | 'hypertension'
  | 'diabetes'
  | 'strokeTiaThromboembolism'
  | 'vascularDisease';

/** Every answer is required: a missing one is not a no. Age in years. */
export type Cha2ds2VascInputs = Record<Cha2ds2VascItem, boolean> & {
  /** Completed years; 65 and 75 give points. */
  age: number;
  /** Female sex gives one point. */
  sex: Sex;
};

export type Cha2ds2VascOutputs = {
  /** 0 to 9. One point from female sex alone is a low risk. */
  score: Output;
  /** Ischaemic stroke, per year. */
  strokeRatePercent: Output | Gap;
  /** Stroke, TIA or embolism in an artery, per year. */
  strokeTiaEmbolismRatePercent: Output | Gap;
};

export const cha2ds2VascShape = /* @__PURE__ */ (() =>
  ({
    equation:
      'heartFailure + hypertension + diabetes + 2 * strokeTiaThromboembolism + vascularDisease + (age >= 65) + (age >= 75) + female',
    inputs: {
      heartFailure: scoredQuestion('cha2ds2-vasc.heartFailure', 1),
      hypertension: scoredQuestion('cha2ds2-vasc.hypertension', 1),
      diabetes: scoredQuestion('cha2ds2-vasc.diabetes', 1),
      strokeTiaThromboembolism: scoredQuestion('cha2ds2-vasc.strokeTiaThromboembolism', 2),
      vascularDisease: scoredQuestion('cha2ds2-vasc.vascularDisease', 1),
      age: {
        ...adultAge,
        steps: [
          { from: 65, points: 1 },
          { from: 75, points: 2 },
        ],
      },
      sex: {
        ...sex,
        choices: [
          { value: 'male', labelKey: 'input.sex.male', points: 0 },
          { value: 'female', labelKey: 'input.sex.female', points: 1 },
        ],
      },
    },
    outputs: {
      score: { labelKey: 'cha2ds2-vasc.score', decimals: 0 },
      strokeRatePercent: { labelKey: 'cha2ds2-vasc.stroke', unit: '%', decimals: 1 },
      strokeTiaEmbolismRatePercent: { labelKey: 'cha2ds2-vasc.embolism', unit: '%', decimals: 1 },
    },
  }) as const satisfies Shape<Cha2ds2VascInputs, Cha2ds2VascOutputs>)();

// Friberg 2012, 90 490 people in Sweden who took no anticoagulant; in % per year, by score from 0 to 9. The figure for
// 8 is below the one for 7, as published.

/** Ischaemic stroke. */
export const cha2ds2VascStrokeRates = [0.2, 0.6, 2.2, 3.2, 4.8, 7.2, 9.7, 11.2, 10.8, 12.2] as const;

/** Stroke, TIA or embolism in an artery. */
export const cha2ds2VascEmbolismRates = [0.3, 0.9, 2.9, 4.6, 6.7, 10, 13.6, 15.7, 15.2, 17.4] as const;

/**
 * Returns the CHA2DS2-VASc score, unchecked.
 *
 * Lip GYH et al. Chest 2010;137:263-272, doi:10.1378/chest.09-1584.
 */
export function cha2ds2VascFormula(given: Cha2ds2VascInputs): number {
  return (
    Number(given.heartFailure) +
    Number(given.hypertension) +
    Number(given.diabetes) +
    2 * Number(given.strokeTiaThromboembolism) +
    Number(given.vascularDisease) +
    Number(given.age >= 65) +
    Number(given.age >= 75) +
    Number(given.sex === 'female')
  );
}

export type Cha2ds2VascResult = Result<'cha2ds2-vasc', Cha2ds2VascOutputs>;

/**
 * Returns the CHA2DS2-VASc score with the yearly rates of a Swedish cohort. They fall from 7 to 8 points, as
 * published.
 *
 * Lip GYH et al. Chest 2010;137:263-272, doi:10.1378/chest.09-1584; rates: Friberg 2012, doi:10.1093/eurheartj/ehr488.
 */
export function cha2ds2Vasc(given: Cha2ds2VascInputs, options?: Options): Cha2ds2VascResult {
  const { equation, inputs, outputs } = cha2ds2VascShape;
  const findings = createFindings(options);
  const values = readInputs(findings, given, inputs);
  readQuestions(findings, values, inputs);
  const age = readNumber(findings, 'age', values.age, inputs.age);
  const female = readChoice(findings, 'sex', values.sex, sex) === 'female';
  if (findings.errors) return refusal('cha2ds2-vasc', findings.errors);

  const score = cha2ds2VascFormula(values);
  return success(
    'cha2ds2-vasc',
    findings,
    {
      score: unitlessOutput(score, outputs.score),
      strokeRatePercent: tableOutput(cha2ds2VascStrokeRates[score], outputs.strokeRatePercent),
      strokeTiaEmbolismRatePercent: tableOutput(cha2ds2VascEmbolismRates[score], outputs.strokeTiaEmbolismRatePercent),
    },
    options?.explain && explain(equation, { ...answerTerms(values, inputs), age, female: Number(female) }),
  );
}
