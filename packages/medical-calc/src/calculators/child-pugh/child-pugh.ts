import { explain } from '../../checks/explain.ts';
import { createFindings, readInputs, refusal, success } from '../../checks/findings.ts';
import { albumin, bilirubin, inr } from '../../checks/inputs.ts';
import { classOutput, unitlessOutput } from '../../checks/output.ts';
import { readChoice, readNumber, readQuantity } from '../../checks/read.ts';
import type { ClassOutput, Options, Output, Result, Shape } from '../../types.ts';
import type { Quantity } from '../../units.ts';

export type ChildPughInputs = {
  /** Total. */
  bilirubin: Quantity<'mg/dL' | 'umol/L'>;
  /** In serum or plasma. */
  albumin: Quantity<'g/dL' | 'g/L'>;
  /** International normalised ratio, without unit. Anticoagulants change its meaning here. */
  inr: number;
  /** By clinical examination or ultrasound. */
  ascites: 'none' | 'mild' | 'moderate-severe';
  /** Grade of hepatic encephalopathy. */
  encephalopathy: 'none' | 'grade1-2' | 'grade3-4';
};

/** Severity of the liver disease: A least, C most severe. */
export type ChildPughClass = 'A' | 'B' | 'C';

export type ChildPughOutputs = {
  /** 5 to 15. */
  score: Output;
  /** A from 5, B from 7, C from 10 points. */
  class: ClassOutput<ChildPughClass>;
};

export const childPughShape = /* @__PURE__ */ (() =>
  ({
    equation: 'bilirubinPoints + albuminPoints + inrPoints + ascitesPoints + encephalopathyPoints',
    inputs: {
      // Whole numbers in µmol/L give what tables in that unit print, below 34, 34 to 51, above 51 (Harrison’s, 20th edition;
      // PMC3017746, table 1): 34 gives 2 points although it is 1.99 mg/dL. Where 34 to 50 is printed, 3 mg/dL are rounded
      // down: they are 51.3 µmol/L, and give 2 points in either unit.
      bilirubin: {
        ...bilirubin,
        steps: [
          { from: 0, points: 1 },
          { from: 2, points: 2 },
          { above: 3, points: 3 },
        ],
      },
      albumin: {
        ...albumin,
        steps: [
          { from: 0, points: 3 },
          { from: 2.8, points: 2 },
          { above: 3.5, points: 1 },
        ],
      },
      inr: {
        ...inr,
        steps: [
          { from: 0, points: 1 },
          { from: 1.7, points: 2 },
          { above: 2.3, points: 3 },
        ],
      },
      ascites: {
        kind: 'choice',
        choices: [
          { value: 'none', labelKey: 'child-pugh.none', points: 1 },
          { value: 'mild', labelKey: 'child-pugh.ascites.mild', points: 2 },
          { value: 'moderate-severe', labelKey: 'child-pugh.ascites.moderate-severe', points: 3 },
        ],
        labelKey: 'child-pugh.ascites',
        helpKey: 'child-pugh.ascites.help',
      },
      encephalopathy: {
        kind: 'choice',
        choices: [
          { value: 'none', labelKey: 'child-pugh.none', points: 1 },
          { value: 'grade1-2', labelKey: 'child-pugh.encephalopathy.grade1-2', points: 2 },
          { value: 'grade3-4', labelKey: 'child-pugh.encephalopathy.grade3-4', points: 3 },
        ],
        labelKey: 'child-pugh.encephalopathy',
        helpKey: 'child-pugh.encephalopathy.help',
      },
    },
    outputs: {
      score: { labelKey: 'child-pugh.score', decimals: 0 },
      class: {
        labelKey: 'child-pugh.class',
        classOf: 'score',
        bands: [
          { code: 'A', from: 5 },
          { code: 'B', from: 7 },
          { code: 'C', from: 10 },
        ],
        bandsKey: 'child-pugh.band',
      },
    },
  }) as const satisfies Shape<ChildPughInputs, ChildPughOutputs>)();

type Ascites = 'none' | 'mild' | 'moderate-severe';
type Encephalopathy = 'none' | 'grade1-2' | 'grade3-4';

/**
 * Returns the points of Child-Pugh, unchecked: bilirubin in mg/dL, albumin in g/dL.
 *
 * Pugh RNH et al. Br J Surg 1973;60:646-649, doi:10.1002/bjs.1800600817; with INR in the place of the prothrombin time.
 */
export function childPughFormula(
  bilirubin: number,
  albumin: number,
  inr: number,
  ascites: Ascites,
  encephalopathy: Encephalopathy,
) {
  return {
    bilirubinPoints: bilirubin < 2 ? 1 : bilirubin <= 3 ? 2 : 3,
    albuminPoints: albumin > 3.5 ? 1 : albumin >= 2.8 ? 2 : 3,
    inrPoints: inr < 1.7 ? 1 : inr <= 2.3 ? 2 : 3,
    ascitesPoints: ascites === 'none' ? 1 : ascites === 'mild' ? 2 : 3,
    encephalopathyPoints: encephalopathy === 'none' ? 1 : encephalopathy === 'grade1-2' ? 2 : 3,
  };
}

export type ChildPughResult = Result<'child-pugh', ChildPughOutputs>;

/**
 * Returns the points and the class of Child-Pugh.
 *
 * Pugh RNH et al. Br J Surg 1973;60:646-649, doi:10.1002/bjs.1800600817; with INR in the place of the prothrombin time.
 */
export function childPugh(given: ChildPughInputs, options?: Options): ChildPughResult {
  const { equation, inputs, outputs } = childPughShape;
  const findings = createFindings(options);
  const values = readInputs(findings, given, inputs);
  const bilirubin = readQuantity(findings, 'bilirubin', values.bilirubin, inputs.bilirubin);
  const albumin = readQuantity(findings, 'albumin', values.albumin, inputs.albumin);
  const inr = readNumber(findings, 'inr', values.inr, inputs.inr);
  const ascites = readChoice(findings, 'ascites', values.ascites, inputs.ascites);
  const encephalopathy = readChoice(findings, 'encephalopathy', values.encephalopathy, inputs.encephalopathy);
  if (findings.errors) return refusal('child-pugh', findings.errors);

  // Tables in µmol/L use 34 for 2 mg/dL: see the steps. A value of 34 in mg/dL is above 2 anyway.
  const counted = values.bilirubin.value >= 34 ? Math.max(bilirubin, 2) : bilirubin;
  const points = childPughFormula(counted, albumin, inr, ascites, encephalopathy);
  const score = Object.values(points).reduce((sum, one) => sum + one, 0);
  return success(
    'child-pugh',
    findings,
    { score: unitlessOutput(score, outputs.score), class: classOutput(score, outputs.class) },
    options?.explain && explain(equation, { bilirubin, albumin, inr, ...points }),
  );
}
