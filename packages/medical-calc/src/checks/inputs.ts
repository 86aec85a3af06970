// Shared inputs. A calculator for fewer people narrows the range: `{ ...age, usual: [40, 79], population: [40, 79] }`.
// They are not spread from one another, because bundlers keep unused spreads.
// Hard ranges are wider than any survived value, and narrow enough to catch typing errors: the other unit, a lost comma.
import type { NumberInput, QuantityInput } from '../types.ts';
import { albuminAmounts, bilirubinAmounts, cholesterolAmounts, creatinineAmounts } from '../units.ts';

/** The hard range spans from the smallest surviving newborn to above the heaviest known person. */
export const weightKg = {
  kind: 'number',
  unit: 'kg',
  hard: [0.2, 650],
  usual: [5, 400],
  labelKey: 'input.weightKg',
} as const satisfies NumberInput;

export const heightCm = {
  kind: 'number',
  unit: 'cm',
  hard: [20, 280],
  usual: [50, 220],
  labelKey: 'input.heightCm',
} as const satisfies NumberInput;

/** Devine's line is negative below 102 cm, and meaningless below 120 cm. */
export const devineHeightCm = {
  kind: 'number',
  unit: 'cm',
  hard: [120, 280],
  usual: [120, 220],
  labelKey: 'input.heightCm',
} as const satisfies NumberInput;

export const age = {
  kind: 'number',
  unit: 'a',
  hard: [0, 130],
  usual: [0, 110],
  labelKey: 'input.age',
} as const satisfies NumberInput;

/**
 * In serum or plasma. 106 µmol/L typed as mg/dL is above the hard range, 10 mg/dL typed as µmol/L below the plausible
 * minimum: 0.52 mg/dL, 0.30 from 1 to 18 years (reference intervals of the UCSF Clinical Laboratories).
 */
export const creatinine = {
  kind: 'quantity',
  analyte: 'creatinine',
  amounts: creatinineAmounts,
  units: ['mg/dL', 'umol/L'],
  hard: [0.1, 30],
  usual: [0.1, 13],
  plausible: [0.3, 13],
  labelKey: 'input.creatinine',
} as const satisfies QuantityInput;

/** For children: from 0.19 mg/dL at 1 to 5 years (Davis's Comprehensive Manual of Laboratory Tests). */
export const childCreatinine = {
  kind: 'quantity',
  analyte: 'creatinine',
  amounts: creatinineAmounts,
  units: ['mg/dL', 'umol/L'],
  hard: [0.1, 30],
  usual: [0.1, 13],
  plausible: [0.19, 13],
  labelKey: 'input.creatinine',
} as const satisfies QuantityInput;

export const cystatinCMgL = {
  kind: 'number',
  unit: 'mg/L',
  hard: [0.1, 20],
  usual: [0.4, 8],
  labelKey: 'input.cystatinCMgL',
} as const satisfies NumberInput;

/** A value in g/dL typed as g/L is below the hard range: 5.4 g/dL, the normal maximum, would be 0.54. */
export const albumin = {
  kind: 'quantity',
  analyte: 'albumin',
  amounts: albuminAmounts,
  units: ['g/dL', 'g/L'],
  hard: [0.6, 10],
  usual: [1, 6],
  labelKey: 'input.albumin',
} as const satisfies QuantityInput;

/** Total. 90 µmol/L typed as mg/dL is above the hard range. */
export const bilirubin = {
  kind: 'quantity',
  analyte: 'bilirubin',
  amounts: bilirubinAmounts,
  units: ['mg/dL', 'umol/L'],
  hard: [0.05, 90],
  usual: [0.1, 40],
  labelKey: 'input.bilirubin',
} as const satisfies QuantityInput;

export const inr = {
  kind: 'number',
  hard: [0.5, 20],
  usual: [0.8, 10],
  labelKey: 'input.inr',
} as const satisfies NumberInput;

export const sodiumMmolL = {
  kind: 'number',
  unit: 'mmol/L',
  hard: [80, 220],
  usual: [110, 175],
  labelKey: 'input.sodiumMmolL',
} as const satisfies NumberInput;

/** Values in mmol/L typed as mg/dL are below the hard range, values in mg/dL typed as mmol/L above it. */
export const totalCholesterol = {
  kind: 'quantity',
  analyte: 'cholesterol',
  amounts: cholesterolAmounts,
  units: ['mg/dL', 'mmol/L'],
  hard: [25, 1500],
  usual: [100, 400],
  labelKey: 'input.totalCholesterol',
} as const satisfies QuantityInput;

export const hdl = {
  kind: 'quantity',
  analyte: 'cholesterol',
  amounts: cholesterolAmounts,
  units: ['mg/dL', 'mmol/L'],
  hard: [4, 250],
  usual: [15, 120],
  labelKey: 'input.hdl',
} as const satisfies QuantityInput;

/** For equations in mmol/L, as is `hdlMmol`. */
export const totalCholesterolMmol = {
  kind: 'quantity',
  analyte: 'cholesterol',
  amounts: cholesterolAmounts,
  units: ['mmol/L', 'mg/dL'],
  hard: [0.65, 39],
  usual: [2.5, 10.5],
  labelKey: 'input.totalCholesterol',
} as const satisfies QuantityInput;

export const hdlMmol = {
  kind: 'quantity',
  analyte: 'cholesterol',
  amounts: cholesterolAmounts,
  units: ['mmol/L', 'mg/dL'],
  hard: [0.1, 6.5],
  usual: [0.4, 3],
  labelKey: 'input.hdl',
} as const satisfies QuantityInput;

export const systolicBpMmHg = {
  kind: 'number',
  unit: 'mm[Hg]',
  hard: [30, 320],
  usual: [70, 260],
  labelKey: 'input.systolicBpMmHg',
} as const satisfies NumberInput;

export const heartRate = {
  kind: 'number',
  unit: '/min',
  hard: [10, 350],
  usual: [30, 220],
  labelKey: 'input.heartRate',
} as const satisfies NumberInput;

export const respiratoryRate = {
  kind: 'number',
  unit: '/min',
  hard: [0, 120],
  usual: [4, 60],
  labelKey: 'input.respiratoryRate',
} as const satisfies NumberInput;

export const spo2 = {
  kind: 'number',
  unit: '%',
  hard: [20, 100],
  usual: [60, 100],
  labelKey: 'input.spo2',
} as const satisfies NumberInput;

/** 98.6 °F typed as °C is above the hard range. */
export const temperatureC = {
  kind: 'number',
  unit: 'Cel',
  hard: [12, 47],
  usual: [30, 43],
  labelKey: 'input.temperatureC',
} as const satisfies NumberInput;

export const astUL = {
  kind: 'number',
  unit: 'U/L',
  hard: [1, 50_000],
  usual: [5, 5000],
  labelKey: 'input.astUL',
} as const satisfies NumberInput;

export const altUL = {
  kind: 'number',
  unit: 'U/L',
  hard: [1, 50_000],
  usual: [5, 5000],
  labelKey: 'input.altUL',
} as const satisfies NumberInput;

export const platelets10e9L = {
  kind: 'number',
  unit: '10*9/L',
  hard: [1, 5000],
  usual: [5, 1500],
  labelKey: 'input.platelets10e9L',
} as const satisfies NumberInput;

/** Usually 20 for oral drops, 10 to 60 for drip sets. Given by the product: there is no default. */
export const dropsPerMl = {
  kind: 'number',
  unit: '[drp]/mL',
  hard: [0.1, 300],
  usual: [1, 50],
  labelKey: 'input.dropsPerMl',
  helpKey: 'input.dropsPerMl.help',
} as const satisfies NumberInput;

export const qtMs = {
  kind: 'number',
  unit: 'ms',
  hard: [100, 1000],
  usual: [200, 700],
  labelKey: 'input.qtMs',
} as const satisfies NumberInput;

export const adultAge = {
  kind: 'number',
  unit: 'a',
  hard: [0, 130],
  usual: [18, 110],
  population: [18, 130],
  labelKey: 'input.age',
} as const satisfies NumberInput;
