import type { NumberInput, QuantityInput } from '../types.ts';
import { cholesterolAmounts } from '../units.ts';

export const riskCholesterol = {
  kind: 'quantity',
  analyte: 'cholesterol',
  amounts: cholesterolAmounts,
  units: ['mg/dL', 'mmol/L'],
  hard: [25, 1500],
  usual: [130, 320],
  labelKey: 'input.totalCholesterol',
} as const satisfies QuantityInput;

export const riskHdl = {
  kind: 'quantity',
  analyte: 'cholesterol',
  amounts: cholesterolAmounts,
  units: ['mg/dL', 'mmol/L'],
  hard: [4, 250],
  usual: [20, 100],
  labelKey: 'input.hdl',
} as const satisfies QuantityInput;

/** Some printed forms end at 130, which would refuse half of the people with high blood pressure. */
export const riskSystolic = {
  kind: 'number',
  unit: 'mm[Hg]',
  hard: [50, 300],
  usual: [90, 200],
  labelKey: 'input.systolicBpMmHg',
} as const satisfies NumberInput;
