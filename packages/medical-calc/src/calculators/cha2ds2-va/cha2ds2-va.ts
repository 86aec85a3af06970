import { answerTerms, explain } from '../../checks/explain.ts';
import { createFindings, readInputs, refusal, success } from '../../checks/findings.ts';
import { adultAge } from '../../checks/inputs.ts';
import { unitlessBandedOutput } from '../../checks/output.ts';
import { type Sex, scoredQuestion, sex } from '../../checks/questions.ts';
import { readChoice, readNumber, readQuestions } from '../../checks/read.ts';
import type { Options, Output, Result, Shape } from '../../types.ts';

/** Conditions that give points; `strokeTiaThromboembolism` gives two. */
export type Cha2ds2VaItem =
  | 'heartFailure'
  | 'hypertension'
  | 'diabetes'
  | 'strokeTiaThromboembolism'
  | 'vascularDisease';

/** Every answer is required: a missing one is not a no. Age in years. Sex does not score. */
export type Cha2ds2VaInputs = Record<Cha2ds2VaItem, boolean> & {
  /** Completed years; 65 and 75 give points. */
  age: number;
  /** Gives no points; recorded to show the difference to CHA₂DS₂-VASc. */
  sex: Sex;
};

/** Recommendation for anticoagulation. */
export type Cha2ds2VaBand = 'low' | 'consider' | 'recommended';

export type Cha2ds2VaOutputs = {
  /** 0 to 8. */
  score: Output<Cha2ds2VaBand>;
};

export const cha2ds2VaShape = /* @__PURE__ */ (() =>
  ({
    equation:
      'heartFailure + hypertension + diabetes + 2 * strokeTiaThromboembolism + vascularDisease + (age >= 65) + (age >= 75)',
    inputs: {
      heartFailure: scoredQuestion('cha2ds2-va.heartFailure', 1),
      hypertension: scoredQuestion('cha2ds2-va.hypertension', 1),
      diabetes: scoredQuestion('cha2ds2-va.diabetes', 1),
      strokeTiaThromboembolism: scoredQuestion('cha2ds2-va.strokeTiaThromboembolism', 2),
      vascularDisease: scoredQuestion('cha2ds2-va.vascularDisease', 1),
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
          { value: 'female', labelKey: 'input.sex.female', points: 0 },
        ],
      },
    },
    outputs: {
      score: {
        labelKey: 'cha2ds2-va.score',
        decimals: 0,
        bands: [
          { code: 'low', from: 0 },
          { code: 'consider', from: 1 },
          { code: 'recommended', from: 2 },
        ],
        bandsKey: 'cha2ds2-va.band',
      },
    },
  }) as const satisfies Shape<Cha2ds2VaInputs, Cha2ds2VaOutputs>)();

/**
 * Returns the CHA2DS2-VA score, unchecked. Sex does not score.
 *
 * Van Gelder IC et al. 2024 ESC Guidelines. Eur Heart J 2024;45:3314-3414, doi:10.1093/eurheartj/ehae176.
 */
export function cha2ds2VaFormula(given: Cha2ds2VaInputs): number {
  return (
    Number(given.heartFailure) +
    Number(given.hypertension) +
    Number(given.diabetes) +
    2 * Number(given.strokeTiaThromboembolism) +
    Number(given.vascularDisease) +
    Number(given.age >= 65) +
    Number(given.age >= 75)
  );
}

export type Cha2ds2VaResult = Result<'cha2ds2-va', Cha2ds2VaOutputs>;

/**
 * Returns the CHA2DS2-VA score: CHA2DS2-VASc without the point for female sex. No rates were published for it.
 *
 * Van Gelder IC et al. 2024 ESC Guidelines. Eur Heart J 2024;45:3314-3414, doi:10.1093/eurheartj/ehae176.
 */
export function cha2ds2Va(given: Cha2ds2VaInputs, options?: Options): Cha2ds2VaResult {
  const { equation, inputs, outputs } = cha2ds2VaShape;
  const findings = createFindings(options);
  const values = readInputs(findings, given, inputs);
  readQuestions(findings, values, inputs);
  const age = readNumber(findings, 'age', values.age, inputs.age);
  readChoice(findings, 'sex', values.sex, sex);
  if (findings.errors) return refusal('cha2ds2-va', findings.errors);

  const score = cha2ds2VaFormula(values);
  return success(
    'cha2ds2-va',
    findings,
    { score: unitlessBandedOutput(score, outputs.score) },
    options?.explain && explain(equation, { ...answerTerms(values, inputs), age }),
  );
}
