import { shouldRead } from '../../checks/conditions.ts';
import { explain } from '../../checks/explain.ts';
import { createFindings, readInputs, refusal, success } from '../../checks/findings.ts';
import { heightCm, weightKg } from '../../checks/inputs.ts';
import { significantOutput } from '../../checks/output.ts';
import { readInteger, readNumber } from '../../checks/read.ts';
import type { Options, Output, Result, Shape } from '../../types.ts';
import { bsaMostellerFormula } from '../bsa-mosteller/bsa-mosteller.ts';

export type DoseInputs = {
  /** Kilograms. */
  weightKg: number;
  /** Number of doses that the total is divided into. */
  administrations: number;
  /** Either this one, or the dose per square metre. */
  doseMgPerKg?: number;
  /** Required with the dose per square metre. */
  heightCm?: number;
  /** Either this one with the height, or the dose per kilogram. */
  doseMgPerM2?: number;
};

export type DoseOutputs = {
  /** Milligrams of all doses together. */
  totalDoseMg: Output;
  /** Milligrams of each dose, not rounded to available strengths. */
  singleDoseMg: Output;
};

export const doseShape = /* @__PURE__ */ (() =>
  ({
    equation: 'weightKg * doseMgPerKg / administrations',
    equationPerM2: 'sqrt(weightKg * heightCm / 3600) * doseMgPerM2 / administrations',
    inputs: {
      weightKg,
      administrations: {
        kind: 'integer',
        hard: [1, 100],
        usual: [1, 10],
        labelKey: 'dose.administrations',
        helpKey: 'dose.administrations.help',
      },
      // The usual range starts at a microgram. The hard minimum only excludes zero and is not meant for display.
      doseMgPerKg: {
        kind: 'number',
        unit: 'mg/kg',
        hard: [0.000001, 10_000],
        usual: [0.001, 10],
        labelKey: 'dose.doseMgPerKg',
        optional: true,
        requiredWhen: { missing: 'doseMgPerM2' },
        conflictsWith: 'doseMgPerM2',
      },
      heightCm: { ...heightCm, optional: true, requiredWhen: { given: 'doseMgPerM2' } },
      doseMgPerM2: {
        kind: 'number',
        unit: 'mg/m2',
        hard: [0.000001, 50_000],
        usual: [0.001, 10],
        labelKey: 'dose.doseMgPerM2',
        helpKey: 'dose.doseMgPerM2.help',
        optional: true,
        conflictsWith: 'doseMgPerKg',
      },
    },
    outputs: {
      totalDoseMg: { labelKey: 'dose.totalDoseMg', unit: 'mg', significantDigits: 3 },
      singleDoseMg: { labelKey: 'dose.singleDoseMg', unit: 'mg', significantDigits: 3 },
    },
  }) as const satisfies Shape<DoseInputs, DoseOutputs> & { equationPerM2: string })();

/**
 * Returns the total dose in mg, unchecked, from a dose per kilogram. Plain arithmetic, as in StatPearls, "Dose
 * Calculation Desired Over Have Formula Method", 2023.
 */
export function dosePerKgFormula(weightKg: number, doseMgPerKg: number): number {
  return weightKg * doseMgPerKg;
}

/**
 * Returns the total dose in mg, unchecked, from a dose per square metre of body surface by Mosteller (1987),
 * doi:10.1056/NEJM198710223171717. The arithmetic is that of StatPearls, "Dose Calculation Desired Over Have Formula
 * Method", 2023.
 */
export function dosePerM2Formula(weightKg: number, heightCm: number, doseMgPerM2: number): number {
  return bsaMostellerFormula(weightKg, heightCm) * doseMgPerM2;
}

export type DoseResult = Result<'dose', DoseOutputs>;

/**
 * Returns the total and the single dose in mg, from exactly one basis: per kilogram, or per square metre by
 * Mosteller. Neither is rounded to a measurable amount, which depends on the product.
 *
 * Arithmetic: StatPearls, "Dose Calculation Desired Over Have Formula Method", 2023. Surface: Mosteller 1987,
 * doi:10.1056/NEJM198710223171717.
 */
export function dose(given: DoseInputs, options?: Options): DoseResult {
  const { equation, equationPerM2, inputs, outputs } = doseShape;
  const findings = createFindings(options);
  const values = readInputs(findings, given, inputs);
  const weightKg = readNumber(findings, 'weightKg', values.weightKg, inputs.weightKg);
  const administrations = readInteger(findings, 'administrations', values.administrations, inputs.administrations);
  const perKg = shouldRead(findings, 'doseMgPerKg', values, inputs.doseMgPerKg);
  const perM2 = shouldRead(findings, 'doseMgPerM2', values, inputs.doseMgPerM2);
  const doseMgPerKg = perKg ? readNumber(findings, 'doseMgPerKg', values.doseMgPerKg, inputs.doseMgPerKg) : 0;
  const heightCm = perM2 ? readNumber(findings, 'heightCm', values.heightCm, inputs.heightCm) : 0;
  const doseMgPerM2 = perM2 ? readNumber(findings, 'doseMgPerM2', values.doseMgPerM2, inputs.doseMgPerM2) : 0;
  if (findings.errors) return refusal('dose', findings.errors);

  const total = perM2 ? dosePerM2Formula(weightKg, heightCm, doseMgPerM2) : dosePerKgFormula(weightKg, doseMgPerKg);
  return success(
    'dose',
    findings,
    {
      totalDoseMg: significantOutput(total, outputs.totalDoseMg),
      singleDoseMg: significantOutput(total / administrations, outputs.singleDoseMg),
    },
    options?.explain
      ? perM2
        ? explain(equationPerM2, {
            weightKg,
            heightCm,
            doseMgPerM2,
            administrations,
            bsa: bsaMostellerFormula(weightKg, heightCm),
          })
        : explain(equation, { weightKg, doseMgPerKg, administrations })
      : undefined,
  );
}
