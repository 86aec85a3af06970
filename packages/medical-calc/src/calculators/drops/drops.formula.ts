/**
 * Millilitres, unchecked, that hold the dose: dose / (content / volume).
 *
 * Arithmetic as in StatPearls, "Dose Calculation Desired Over Have Formula Method", 2023.
 */
export function dropsFormula(contentMg: number, volumeMl: number, doseMg: number): number {
  return doseMg / (contentMg / volumeMl);
}
