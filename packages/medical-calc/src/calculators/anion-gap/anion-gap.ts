import { explain } from '../../checks/explain.ts';
import { createFindings, isGiven, readInputs, refusal, success } from '../../checks/findings.ts';
import { albumin, sodiumMmolL } from '../../checks/inputs.ts';
import { output } from '../../checks/output.ts';
import { readNumber, readQuantity } from '../../checks/read.ts';
import type { Options, Output, Result, Shape } from '../../types.ts';
import type { Quantity, UnitOf } from '../../units.ts';

export type AnionGapInputs = {
  /** mmol/L, the same number as mEq/L. */
  sodiumMmolL: number;
  /** mmol/L, the same number as mEq/L. */
  chlorideMmolL: number;
  /** mmol/L, the same number as mEq/L. */
  bicarbonateMmolL: number;
  /** Without it there is no corrected gap. */
  albumin?: Quantity<UnitOf<'albumin'>>;
};

export type AnionGapOutputs = {
  /** mmol/L, without potassium. */
  anionGap: Output;
  /** Only with the albumin. */
  albuminCorrected?: Output;
};

export const anionGapShape = /* @__PURE__ */ (() =>
  ({
    equation: 'sodiumMmolL - chlorideMmolL - bicarbonateMmolL',
    equationCorrected: 'sodiumMmolL - chlorideMmolL - bicarbonateMmolL + 2.5 * (4 - albumin)',
    inputs: {
      sodiumMmolL,
      chlorideMmolL: {
        kind: 'number',
        unit: 'mmol/L',
        hard: [40, 180],
        usual: [70, 140],
        labelKey: 'anion-gap.chloride',
      },
      bicarbonateMmolL: {
        kind: 'number',
        unit: 'mmol/L',
        hard: [1, 80],
        usual: [3, 50],
        labelKey: 'anion-gap.bicarbonate',
      },
      albumin: { ...albumin, optional: true },
    },
    outputs: {
      anionGap: { labelKey: 'anion-gap.output', unit: 'mmol/L', decimals: 1 },
      albuminCorrected: { labelKey: 'anion-gap.albuminCorrected', unit: 'mmol/L', decimals: 1 },
    },
  }) as const satisfies Shape<AnionGapInputs, AnionGapOutputs> & { equationCorrected: string })();

/**
 * Returns the anion gap in mmol/L, unchecked, without potassium.
 *
 * Emmett M, Narins RG. Medicine (Baltimore) 1977;56:38-54.
 */
export function anionGapFormula(sodiumMmolL: number, chlorideMmolL: number, bicarbonateMmolL: number): number {
  return sodiumMmolL - chlorideMmolL - bicarbonateMmolL;
}

/**
 * Returns the anion gap in mmol/L, unchecked, corrected to an albumin of 4 g/dL: 2.5 for each g/dL below it.
 *
 * Figge J et al. Crit Care Med 1998;26:1807-1810, doi:10.1097/00003246-199811000-00019. The gap itself: Emmett 1977.
 */
export function albuminCorrectedAnionGapFormula(anionGap: number, albuminGDl: number): number {
  return anionGap + 2.5 * (4 - albuminGDl);
}

export type AnionGapResult = Result<'anion-gap', AnionGapOutputs>;

/**
 * Returns the anion gap in mmol/L without potassium, and with the albumin also the corrected gap.
 *
 * Emmett M, Narins RG. Medicine (Baltimore) 1977;56:38-54. Correction: Figge J et al. Crit Care Med 1998;26:1807-1810,
 * doi:10.1097/00003246-199811000-00019.
 */
export function anionGap(given: AnionGapInputs, options?: Options): AnionGapResult {
  const { equation, equationCorrected, inputs, outputs } = anionGapShape;
  const findings = createFindings(options);
  const values = readInputs(findings, given, inputs);
  const sodiumMmolL = readNumber(findings, 'sodiumMmolL', values.sodiumMmolL, inputs.sodiumMmolL);
  const chlorideMmolL = readNumber(findings, 'chlorideMmolL', values.chlorideMmolL, inputs.chlorideMmolL);
  const bicarbonateMmolL = readNumber(findings, 'bicarbonateMmolL', values.bicarbonateMmolL, inputs.bicarbonateMmolL);
  const corrected = isGiven(values.albumin);
  const albumin = corrected ? readQuantity(findings, 'albumin', values.albumin, inputs.albumin) : 0;
  if (findings.errors) return refusal('anion-gap', findings.errors);

  const gap = anionGapFormula(sodiumMmolL, chlorideMmolL, bicarbonateMmolL);
  const terms = { sodiumMmolL, chlorideMmolL, bicarbonateMmolL };
  return success(
    'anion-gap',
    findings,
    {
      anionGap: output(gap, outputs.anionGap),
      ...(corrected && {
        albuminCorrected: output(albuminCorrectedAnionGapFormula(gap, albumin), outputs.albuminCorrected),
      }),
    },
    options?.explain
      ? corrected
        ? explain(equationCorrected, { ...terms, albumin })
        : explain(equation, terms)
      : undefined,
  );
}
