import { bsaMostellerFormula } from '../bsa-mosteller/bsa-mosteller.formula.ts';

/**
 * Total dose in mg, unchecked, from a dose per kilogram. Plain arithmetic, as in StatPearls, "Dose Calculation Desired
 * Over Have Formula Method", 2023.
 */
export function dosePerKgFormula(weightKg: number, doseMgPerKg: number): number {
  return weightKg * doseMgPerKg;
}

/**
 * Total dose in mg, unchecked, from a dose per square metre of body surface by Mosteller (1987), doi:10.1056/NEJM198710223171717.
 * The arithmetic is that of StatPearls, "Dose Calculation Desired Over Have Formula Method", 2023.
 */
export function dosePerM2Formula(weightKg: number, heightCm: number, doseMgPerM2: number): number {
  return bsaMostellerFormula(weightKg, heightCm) * doseMgPerM2;
}
