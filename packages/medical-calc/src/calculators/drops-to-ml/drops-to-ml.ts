import { explain } from '../../checks/explain.ts';
import { createFindings, readInputs, refusal, success } from '../../checks/findings.ts';
import { dropsPerMl } from '../../checks/inputs.ts';
import { significantOutput } from '../../checks/output.ts';
import { readNumber } from '../../checks/read.ts';
import type { Options, Output, Result, Shape } from '../../types.ts';

export type DropsToMlInputs = {
  /** Number of drops. */
  drops: number;
  /** Given by the product: there is no default. */
  dropsPerMl: number;
};

export type DropsToMlOutputs = {
  /** Millilitres. */
  ml: Output;
};

export const dropsToMlShape = {
  equation: 'drops / dropsPerMl',
  inputs: {
    drops: {
      kind: 'number',
      unit: '[drp]',
      hard: [0.1, 100_000],
      usual: [1, 1000],
      labelKey: 'drops-to-ml.drops',
    },
    dropsPerMl,
  },
  outputs: {
    ml: { labelKey: 'drops-to-ml.ml', unit: 'mL', significantDigits: 3 },
  },
} as const satisfies Shape<DropsToMlInputs, DropsToMlOutputs>;

/**
 * Returns the volume of a number of drops in mL, unchecked.
 *
 * Arithmetic as in StatPearls, "Dose Calculation Desired Over Have Formula Method", 2023.
 */
export function dropsToMlFormula(drops: number, dropsPerMl: number): number {
  return drops / dropsPerMl;
}

export type DropsToMlResult = Result<'drops-to-ml', DropsToMlOutputs>;

/**
 * Returns the volume of a number of drops in mL.
 *
 * Arithmetic as in StatPearls, "Dose Calculation Desired Over Have Formula Method", 2023.
 */
export function dropsToMl(given: DropsToMlInputs, options?: Options): DropsToMlResult {
  const { equation, inputs, outputs } = dropsToMlShape;
  const findings = createFindings(options);
  const values = readInputs(findings, given, inputs);
  const drops = readNumber(findings, 'drops', values.drops, inputs.drops);
  const dropsPerMl = readNumber(findings, 'dropsPerMl', values.dropsPerMl, inputs.dropsPerMl);
  if (findings.errors) return refusal('drops-to-ml', findings.errors);

  return success(
    'drops-to-ml',
    findings,
    { ml: significantOutput(dropsToMlFormula(drops, dropsPerMl), outputs.ml) },
    options?.explain && explain(equation, { drops, dropsPerMl }),
  );
}
