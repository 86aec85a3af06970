/**
 * Each row is one and the same amount, said in several units (UCUM codes). Sources of the factors that are not plain
 * arithmetic: molar masses as laboratories round them, creatinine 113.12 g/mol, bilirubin 584.66, cholesterol 386.7,
 * triglycerides 885.7 (triolein), glucose 180.16, calcium 40.08.
 */
export const amounts = {
  weight: { kg: 0.45359237, lb: 1 },
  height: { cm: 2.54, in: 1 },
  creatinine: { 'mg/dL': 1, 'umol/L': 88.4 },
  bilirubin: { 'mg/dL': 1, 'umol/L': 17.1 },
  cholesterol: { 'mg/dL': 38.67, 'mmol/L': 1 },
  triglycerides: { 'mg/dL': 88.57, 'mmol/L': 1 },
  glucose: { 'mg/dL': 18.016, 'mmol/L': 1 },
  calcium: { 'mg/dL': 4.008, 'mmol/L': 1 },
  albumin: { 'g/dL': 1, 'g/L': 10 },
} as const;

export type Analyte = keyof typeof amounts;

/** The units in which an analyte can be given. */
export type UnitOf<A extends Analyte> = A extends Analyte ? keyof (typeof amounts)[A] & string : never;

/** Every unit of an input or an output. */
export type Unit = UnitOf<Analyte> | 'kg/m2' | 'm2';

export interface Quantity<U extends string = Unit> {
  value: number;
  unit: U;
}

/** `convert('creatinine', { value: 106, unit: 'umol/L' }, 'mg/dL')` → 1.199…; NaN for a unit that is not the analyte's. */
export function convert<A extends Analyte>(analyte: A, quantity: Quantity<UnitOf<A>>, unit: UnitOf<A>): number {
  if (quantity.unit === unit) return quantity.value;
  return (quantity.value * amountIn(analyte, unit)) / amountIn(analyte, quantity.unit);
}

/** Types stop at the edge of the program; a unit that came in as JSON may be anything, `constructor` included. */
function amountIn(analyte: Analyte, unit: string): number {
  const row: Readonly<Record<string, number>> = amounts[analyte];
  return Object.hasOwn(row, unit) ? (row[unit] ?? Number.NaN) : Number.NaN;
}
