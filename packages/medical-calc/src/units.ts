// Each row is the same amount in several units (UCUM codes). Factors that are not plain arithmetic are those that
// laboratories print, from the molar mass: creatinine 113.12 g/mol, bilirubin 584.66, cholesterol 386.7, triglycerides
// 885.7 (triolein), glucose 180.16, calcium 40.08, nitrogen of urea 28.01. Separate constants are tree-shaken.
/** The same mass in each unit. */
export const weightAmounts = { kg: 0.45359237, lb: 1 } as const;
/** The same length in each unit. */
export const heightAmounts = { cm: 2.54, in: 1 } as const;
/** The same concentration in each unit; 88.4 as laboratories print it. */
export const creatinineAmounts = { 'mg/dL': 1, 'umol/L': 88.4 } as const;
/** The same concentration in each unit; 17.1 as laboratories print it. */
export const bilirubinAmounts = { 'mg/dL': 1, 'umol/L': 17.1 } as const;
/** The same concentration in each unit; for total, HDL and LDL cholesterol. */
export const cholesterolAmounts = { 'mg/dL': 38.67, 'mmol/L': 1 } as const;
/** The same concentration in each unit, as triolein. */
export const triglyceridesAmounts = { 'mg/dL': 88.57, 'mmol/L': 1 } as const;
/** The same concentration in each unit. */
export const glucoseAmounts = { 'mg/dL': 18.016, 'mmol/L': 1 } as const;
/** The same concentration in each unit; for total calcium. */
export const calciumAmounts = { 'mg/dL': 4.008, 'mmol/L': 1 } as const;
/** The same concentration in each unit; of the nitrogen in urea, not of urea. */
export const ureaNitrogenAmounts = { 'mg/dL': 2.801, 'mmol/L': 1 } as const;
/** The same concentration in each unit. */
export const albuminAmounts = { 'g/dL': 1, 'g/L': 10 } as const;

/** The same amount of each analyte in each unit: the ratios are the conversion factors. */
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

/** Quantities with two units. */
export type Analyte = keyof typeof amounts;

/** Units of an analyte, as UCUM codes. */
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

/** UCUM codes of all inputs and outputs. Messages `unit.<code>` have the written form. */
export type Unit = UnitOf<Analyte> | SingleUnit;

/** A measured amount with its unit. A number alone is refused, because the unit would be a guess. */
export interface Quantity<U extends string = Unit> {
  /** In `unit`; neither converted nor rounded. */
  value: number;
  /** UCUM code. */
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
