import { explain } from '../../checks/explain.ts';
import { createFindings, readInputs, refusal, success } from '../../checks/findings.ts';
import { dropsPerMl } from '../../checks/inputs.ts';
import { significantOutput } from '../../checks/output.ts';
import { readNumber } from '../../checks/read.ts';
import type { Options, Output, Result, Shape } from '../../types.ts';

export type DropsInputs = {
  /** Milligrams of drug in the solution. */
  contentMg: number;
  /** Millilitres of that solution. */
  volumeMl: number;
  /** Milligrams to be given. */
  doseMg: number;
  /** Given by the product: there is no default. */
  dropsPerMl: number;
};

export type DropsOutputs = {
  /** Millilitres that contain the dose. */
  ml: Output;
  /** Not rounded to whole drops. */
  drops: Output;
};

export const dropsShape = {
  equation: 'doseMg / (contentMg / volumeMl) * dropsPerMl',
  inputs: {
    contentMg: {
      kind: 'number',
      unit: 'mg',
      hard: [0.001, 100_000],
      usual: [0.001, 50],
      labelKey: 'drops.contentMg',
    },
    volumeMl: {
      kind: 'number',
      unit: 'mL',
      hard: [0.01, 10_000],
      usual: [0.01, 100],
      labelKey: 'drops.volumeMl',
    },
    doseMg: {
      kind: 'number',
      unit: 'mg',
      hard: [0.000001, 100_000],
      usual: [0.001, 10],
      labelKey: 'drops.doseMg',
    },
    dropsPerMl,
  },
  outputs: {
    ml: { labelKey: 'drops.ml', unit: 'mL', significantDigits: 3 },
    drops: { labelKey: 'drops.drops', unit: '[drp]', significantDigits: 3 },
  },
} as const satisfies Shape<DropsInputs, DropsOutputs>;

/**
 * Returns the volume in mL that contains the dose, unchecked: dose / (content / volume).
 *
 * Arithmetic as in StatPearls, "Dose Calculation Desired Over Have Formula Method", 2023.
 */
export function dropsFormula(contentMg: number, volumeMl: number, doseMg: number): number {
  return doseMg / (contentMg / volumeMl);
}

export type DropsResult = Result<'drops', DropsOutputs>;

/**
 * Returns the mL and the drops that contain a dose.
 *
 * Arithmetic as in StatPearls, "Dose Calculation Desired Over Have Formula Method", 2023.
 */
export function drops(given: DropsInputs, options?: Options): DropsResult {
  const { equation, inputs, outputs } = dropsShape;
  const findings = createFindings(options);
  const values = readInputs(findings, given, inputs);
  const contentMg = readNumber(findings, 'contentMg', values.contentMg, inputs.contentMg);
  const volumeMl = readNumber(findings, 'volumeMl', values.volumeMl, inputs.volumeMl);
  const doseMg = readNumber(findings, 'doseMg', values.doseMg, inputs.doseMg);
  const dropsPerMl = readNumber(findings, 'dropsPerMl', values.dropsPerMl, inputs.dropsPerMl);
  if (findings.errors) return refusal('drops', findings.errors);

  const ml = dropsFormula(contentMg, volumeMl, doseMg);
  return success(
    'drops',
    findings,
    { ml: significantOutput(ml, outputs.ml), drops: significantOutput(ml * dropsPerMl, outputs.drops) },
    options?.explain && explain(equation, { contentMg, volumeMl, doseMg, dropsPerMl }),
  );
}
