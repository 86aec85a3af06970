// Each row is the same amount in several units (UCUM codes). Factors that are not plain arithmetic are those that
// laboratories print, from the molar mass: creatinine 113.12 g/mol, bilirubin 584.66, cholesterol 386.7, triglycerides
// 885.7 (triolein), glucose 180.16, calcium 40.08, nitrogen of urea 28.01. Separate constants are tree-shaken.
export const weightAmounts = { kg: 0.45359237, lb: 1 } as const;
export const heightAmounts = { cm: 2.54, in: 1 } as const;
export const creatinineAmounts = { 'mg/dL': 1, 'umol/L': 88.4 } as const;
export const bilirubinAmounts = { 'mg/dL': 1, 'umol/L': 17.1 } as const;
export const cholesterolAmounts = { 'mg/dL': 38.67, 'mmol/L': 1 } as const;
export const triglyceridesAmounts = { 'mg/dL': 88.57, 'mmol/L': 1 } as const;
export const glucoseAmounts = { 'mg/dL': 18.016, 'mmol/L': 1 } as const;
export const calciumAmounts = { 'mg/dL': 4.008, 'mmol/L': 1 } as const;
export const ureaNitrogenAmounts = { 'mg/dL': 2.801, 'mmol/L': 1 } as const;
export const albuminAmounts = { 'g/dL': 1, 'g/L': 10 } as const;

export const amounts = {
  weight: weightAmounts,
  height: heightAmounts,
  creatinine: creatinineAmounts,
  bilirubin: bilirubinAmounts,
  cholesterol: cholesterolAmounts,
  triglycerides: triglyceridesAmounts,
  glucose: glucoseAmounts,
  calcium: calciumAmounts,
  'urea-nitrogen': ureaNitrogenAmounts,
  albumin: albuminAmounts,
} as const;

export type Analyte = keyof typeof amounts;

export type UnitOf<A extends Analyte> = A extends Analyte ? keyof (typeof amounts)[A] & string : never;

type SingleUnit =
  | '%'
  | '/(100.a)'
  | '/min'
  | '10*9/L'
  | 'Cel'
  | 'U/L'
  | '[drp]'
  | '[drp]/mL'
  | 'a'
  | 'kg/m2'
  | 'm2'
  | 'mL'
  | 'mL/d'
  | 'mL/h'
  | 'mL/min'
  | 'mL/min/{1.73_m2}'
  | 'mg'
  | 'mg/L'
  | 'mg/kg'
  | 'mg/m2'
  | 'mg/mL'
  | 'mm[Hg]'
  | 'ms'
  | 'u[IU]/mL'
  | 'ug/kg/min';

export type Unit = UnitOf<Analyte> | SingleUnit;

export interface Quantity<U extends string = Unit> {
  value: number;
  unit: U;
}

/** Returns the amount in another unit, or NaN for a unit of another analyte. */
export function convert<A extends Analyte>(analyte: A, quantity: Quantity<UnitOf<A>>, unit: UnitOf<A>): number {
  if (quantity.unit === unit) return quantity.value;
  // The same precision as in the calculators, where a limit in either unit is exactly the limit.
  const converted = (quantity.value * amountIn(analyte, unit)) / amountIn(analyte, quantity.unit);
  return Number(converted.toPrecision(15));
}

/** Units from JSON may be any text, such as `constructor`. */
function amountIn(analyte: Analyte, unit: string): number {
  const row: Readonly<Record<string, number>> = amounts[analyte];
  return Object.hasOwn(row, unit) ? (row[unit] ?? Number.NaN) : Number.NaN;
}
