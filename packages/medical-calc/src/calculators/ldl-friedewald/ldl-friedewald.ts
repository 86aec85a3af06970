import { explain } from '../../checks/explain.ts';
import { createFindings, readInputs, refusal, report, success } from '../../checks/findings.ts';
import { hdl, totalCholesterol } from '../../checks/inputs.ts';
import { output } from '../../checks/output.ts';
import { readQuantity } from '../../checks/read.ts';
import type { Options, Output, Result, Shape } from '../../types.ts';
import { cholesterolAmounts, type Quantity, triglyceridesAmounts, type UnitOf } from '../../units.ts';

export type LdlFriedewaldInputs = {
  /** Total cholesterol in serum or plasma. */
  totalCholesterol: Quantity<UnitOf<'cholesterol'>>;
  /** HDL cholesterol in serum or plasma. */
  hdl: Quantity<UnitOf<'cholesterol'>>;
  /** Below 400 mg/dL (4.52 mmol/L). */
  triglycerides: Quantity<UnitOf<'triglycerides'>>;
};

export type LdlFriedewaldOutputs = {
  /** mg/dL, calculated and not measured. */
  ldlMgDl: Output;
};

export const ldlFriedewaldShape = {
  equation: 'totalCholesterol - hdl - triglycerides / 5',
  inputs: {
    totalCholesterol,
    hdl,
    // The equation does not hold from 400 mg/dL on. 150 mg/dL typed as mmol/L is above the hard range.
    triglycerides: {
      kind: 'quantity',
      analyte: 'triglycerides',
      amounts: triglyceridesAmounts,
      units: ['mg/dL', 'mmol/L'],
      hard: [5, 10_000],
      usual: [20, 400],
      population: [5, 400],
      labelKey: 'ldl-friedewald.triglycerides',
      unfitKey: 'ldl-friedewald.triglycerides.unfit',
    },
  },
  outputs: {
    ldlMgDl: {
      labelKey: 'ldl-friedewald.output',
      unit: 'mg/dL',
      decimals: 0,
      alsoIn: { unit: 'mmol/L', decimals: 2, amounts: cholesterolAmounts },
    },
  },
} as const satisfies Shape<LdlFriedewaldInputs, LdlFriedewaldOutputs>;

/**
 * Returns the LDL cholesterol in mg/dL, unchecked: total minus HDL minus a fifth of the triglycerides, all in mg/dL.
 *
 * Friedewald WT, Levy RI, Fredrickson DS. Clin Chem 1972;18:499-502, doi:10.1093/clinchem/18.6.499.
 */
export function ldlFriedewaldFormula(totalMgDl: number, hdlMgDl: number, triglyceridesMgDl: number): number {
  return totalMgDl - hdlMgDl - triglyceridesMgDl / 5;
}

export type LdlFriedewaldResult = Result<'ldl-friedewald', LdlFriedewaldOutputs>;

/**
 * Returns the LDL cholesterol in mg/dL. A result of zero or less is refused: the values are not of one sample.
 *
 * Friedewald WT, Levy RI, Fredrickson DS. Clin Chem 1972;18:499-502, doi:10.1093/clinchem/18.6.499.
 */
export function ldlFriedewald(given: LdlFriedewaldInputs, options?: Options): LdlFriedewaldResult {
  const { equation, inputs, outputs } = ldlFriedewaldShape;
  const findings = createFindings(options);
  const values = readInputs(findings, given, inputs);
  const totalCholesterol = readQuantity(findings, 'totalCholesterol', values.totalCholesterol, inputs.totalCholesterol);
  const hdl = readQuantity(findings, 'hdl', values.hdl, inputs.hdl);
  const triglycerides = readQuantity(findings, 'triglycerides', values.triglycerides, inputs.triglycerides);
  // Ranges include their ends, but 400 itself is outside the population.
  if (triglycerides === 400) report(findings, 'triglycerides', 'population', { range: 'population', max: 400 });
  const ldl = ldlFriedewaldFormula(totalCholesterol, hdl, triglycerides);
  if (!findings.errors && ldl <= 0) report(findings, 'totalCholesterol', 'conflict', { with: 'hdl, triglycerides' });
  if (findings.errors) return refusal('ldl-friedewald', findings.errors);

  return success(
    'ldl-friedewald',
    findings,
    { ldlMgDl: output(ldl, outputs.ldlMgDl) },
    options?.explain && explain(equation, { totalCholesterol, hdl, triglycerides }),
  );
}
