/**
 * Millilitres, unchecked, of a number of drops.
 *
 * Arithmetic as in StatPearls, "Dose Calculation Desired Over Have Formula Method", 2023.
 */
export function dropsToMlFormula(drops: number, dropsPerMl: number): number {
  return drops / dropsPerMl;
}
