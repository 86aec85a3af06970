import { explain } from '../../checks/explain.ts';
import { createFindings, readInputs, refusal, success } from '../../checks/findings.ts';
import { weightKg } from '../../checks/inputs.ts';
import { significantOutput } from '../../checks/output.ts';
import { readNumber } from '../../checks/read.ts';
import type { Options, Output, Result, Shape } from '../../types.ts';

export type InfusionRateInputs = {
  /** Kilograms. */
  weightKg: number;
  /** Micrograms per kilogram and minute. */
  doseMcgPerKgPerMin: number;
  /** Milligrams of drug in one vial. */
  vialMg: number;
  /** Diluted vials; half a vial is 0.5. */
  vials: number;
  /** Final volume of the bag or syringe, drug included. */
  volumeMl: number;
};

export type InfusionRateOutputs = {
  /** mg/mL in the bag or syringe. */
  concentrationMgPerMl: Output;
  /** mL/h, not rounded to steps of a pump. */
  rateMlPerH: Output;
};

export const infusionRateShape = {
  equation: 'weightKg * doseMcgPerKgPerMin * 60 / (1000 * vialMg * vials / volumeMl)',
  inputs: {
    weightKg,
    doseMcgPerKgPerMin: {
      kind: 'number',
      unit: 'ug/kg/min',
      hard: [0.000001, 10_000],
      usual: [1, 10],
      labelKey: 'infusion-rate.dose',
      helpKey: 'infusion-rate.dose.help',
    },
    vialMg: {
      kind: 'number',
      unit: 'mg',
      hard: [0.001, 100_000],
      usual: [1, 10],
      labelKey: 'infusion-rate.vialMg',
    },
    vials: {
      kind: 'number',
      hard: [0.01, 1000],
      usual: [1, 10],
      labelKey: 'infusion-rate.vials',
    },
    volumeMl: {
      kind: 'number',
      unit: 'mL',
      hard: [0.1, 10_000],
      usual: [100, 500],
      labelKey: 'infusion-rate.volumeMl',
      helpKey: 'infusion-rate.volumeMl.help',
    },
  },
  outputs: {
    concentrationMgPerMl: { labelKey: 'infusion-rate.concentration', unit: 'mg/mL', significantDigits: 3 },
    rateMlPerH: { labelKey: 'infusion-rate.rate', unit: 'mL/h', significantDigits: 3 },
  },
} as const satisfies Shape<InfusionRateInputs, InfusionRateOutputs>;

/**
 * Returns the rate in mL/h, unchecked, for a dose in µg/kg/min: weight × dose × 60 / (1000 × concentration in mg/mL).
 *
 * Arithmetic as in StatPearls, "Dose Calculation Desired Over Have Formula Method", 2023.
 */
export function infusionRateFormula(
  weightKg: number,
  doseMcgPerKgPerMin: number,
  concentrationMgPerMl: number,
): number {
  return (weightKg * doseMcgPerKgPerMin * 60) / (1000 * concentrationMgPerMl);
}

export type InfusionRateResult = Result<'infusion-rate', InfusionRateOutputs>;

/**
 * Returns the rate in mL/h and the concentration in mg/mL, for a dose in µg/kg/min.
 *
 * Arithmetic as in StatPearls, "Dose Calculation Desired Over Have Formula Method", 2023.
 */
export function infusionRate(given: InfusionRateInputs, options?: Options): InfusionRateResult {
  const { equation, inputs, outputs } = infusionRateShape;
  const findings = createFindings(options);
  const values = readInputs(findings, given, inputs);
  const weightKg = readNumber(findings, 'weightKg', values.weightKg, inputs.weightKg);
  const doseMcgPerKgPerMin = readNumber(
    findings,
    'doseMcgPerKgPerMin',
    values.doseMcgPerKgPerMin,
    inputs.doseMcgPerKgPerMin,
  );
  const vialMg = readNumber(findings, 'vialMg', values.vialMg, inputs.vialMg);
  const vials = readNumber(findings, 'vials', values.vials, inputs.vials);
  const volumeMl = readNumber(findings, 'volumeMl', values.volumeMl, inputs.volumeMl);
  if (findings.errors) return refusal('infusion-rate', findings.errors);

  const concentrationMgPerMl = (vialMg * vials) / volumeMl;
  return success(
    'infusion-rate',
    findings,
    {
      concentrationMgPerMl: significantOutput(concentrationMgPerMl, outputs.concentrationMgPerMl),
      rateMlPerH: significantOutput(
        infusionRateFormula(weightKg, doseMcgPerKgPerMin, concentrationMgPerMl),
        outputs.rateMlPerH,
      ),
    },
    options?.explain &&
      explain(equation, { weightKg, doseMcgPerKgPerMin, vialMg, vials, volumeMl, concentrationMgPerMl }),
  );
}
