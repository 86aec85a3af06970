import { answerTerms, explain } from '../../checks/explain.ts';
import { createFindings, readInputs, refusal, success } from '../../checks/findings.ts';
import { adultAge } from '../../checks/inputs.ts';
import { tableOutput, unitlessBandedOutput } from '../../checks/output.ts';
import { scoredQuestion } from '../../checks/questions.ts';
import { readNumber, readQuestions } from '../../checks/read.ts';
import type { Gap, Options, Output, Result, Shape } from '../../types.ts';

/** Conditions that give one point each. */
export type HasBledItem =
  | 'uncontrolledHypertension'
  | 'abnormalRenalFunction'
  | 'abnormalLiverFunction'
  | 'stroke'
  | 'bleeding'
  | 'labileInr'
  | 'drugs'
  | 'alcohol';

/** Every answer is required: a missing one is not a no. Age in years. */
export type HasBledInputs = Record<HasBledItem, boolean> & {
  /** Completed years; above 65 gives a point. */
  age: number;
};

/** `high` from 3 points on; a reason to correct risk factors, not to withhold anticoagulation. */
export type HasBledBand = 'not-high' | 'high';

export type HasBledOutputs = {
  /** 0 to 9. */
  score: Output<HasBledBand>;
  /** A gap above 5 points. */
  bleedsPer100PatientYears: Output | Gap;
  /** A gap above 5 points. */
  majorBleedingRiskPercent: Output | Gap;
};

export const hasBledShape = /* @__PURE__ */ (() =>
  ({
    equation:
      'uncontrolledHypertension + abnormalRenalFunction + abnormalLiverFunction + stroke + bleeding + labileInr + drugs + alcohol + (age > 65)',
    inputs: {
      uncontrolledHypertension: scoredQuestion('has-bled.uncontrolledHypertension', 1),
      abnormalRenalFunction: scoredQuestion('has-bled.abnormalRenalFunction', 1),
      abnormalLiverFunction: scoredQuestion('has-bled.abnormalLiverFunction', 1),
      stroke: scoredQuestion('has-bled.stroke', 1),
      bleeding: scoredQuestion('has-bled.bleeding', 1),
      labileInr: scoredQuestion('has-bled.labileInr', 1),
      drugs: scoredQuestion('has-bled.drugs', 1),
      alcohol: scoredQuestion('has-bled.alcohol', 1),
      age: { ...adultAge, steps: [{ above: 65, points: 1 }] },
    },
    outputs: {
      score: {
        labelKey: 'has-bled.score',
        decimals: 0,
        bands: [
          { code: 'not-high', from: 0 },
          { code: 'high', from: 3 },
        ],
        bandsKey: 'has-bled.band',
      },
      bleedsPer100PatientYears: { labelKey: 'has-bled.bleeds', unit: '/(100.a)', decimals: 2 },
      majorBleedingRiskPercent: { labelKey: 'has-bled.major', unit: '%', decimals: 1 },
    },
  }) as const satisfies Shape<HasBledInputs, HasBledOutputs>)();

// By score, from 0 to 5. Too few people were followed above 5 for a figure.

/** Bleeds per 100 patient-years: Pisters 2010, table 3. */
export const hasBledBleedRates = [1.13, 1.02, 1.88, 3.74, 8.7, 12.5] as const;

/** Major bleeding in %: Lip 2011. */
export const hasBledMajorBleedingRates = [0.9, 3.4, 4.1, 5.8, 8.9, 9.1] as const;

/**
 * Returns the HAS-BLED score, unchecked: one point for each yes, and one above 65 years.
 *
 * Pisters R et al. Chest 2010;138:1093-1100, doi:10.1378/chest.10-0134.
 */
export function hasBledFormula(given: HasBledInputs): number {
  return (
    (given.uncontrolledHypertension ? 1 : 0) +
    (given.abnormalRenalFunction ? 1 : 0) +
    (given.abnormalLiverFunction ? 1 : 0) +
    (given.stroke ? 1 : 0) +
    (given.bleeding ? 1 : 0) +
    (given.labileInr ? 1 : 0) +
    (given.drugs ? 1 : 0) +
    (given.alcohol ? 1 : 0) +
    (given.age > 65 ? 1 : 0)
  );
}

export type HasBledResult = Result<'has-bled', HasBledOutputs>;

/**
 * Returns the HAS-BLED score with the observed bleeding. From 3 points on, review correctable factors: the score is
 * no reason to withhold anticoagulation.
 *
 * Pisters R et al. Chest 2010;138:1093-1100, doi:10.1378/chest.10-0134.
 */
export function hasBled(given: HasBledInputs, options?: Options): HasBledResult {
  const { equation, inputs, outputs } = hasBledShape;
  const findings = createFindings(options);
  const values = readInputs(findings, given, inputs);
  readQuestions(findings, values, inputs);
  const age = readNumber(findings, 'age', values.age, inputs.age);
  if (findings.errors) return refusal('has-bled', findings.errors);

  const score = hasBledFormula(values);
  return success(
    'has-bled',
    findings,
    {
      score: unitlessBandedOutput(score, outputs.score),
      bleedsPer100PatientYears: tableOutput(hasBledBleedRates[score], outputs.bleedsPer100PatientYears),
      majorBleedingRiskPercent: tableOutput(hasBledMajorBleedingRates[score], outputs.majorBleedingRiskPercent),
    },
    options?.explain && explain(equation, { ...answerTerms(values, inputs), age }),
  );
}
