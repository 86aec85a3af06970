/**
 * Rate in mL/h, unchecked, for a dose in µg/kg/min: weight × dose × 60 / (1000 × concentration in mg/mL).
 *
 * Arithmetic as in StatPearls, "Dose Calculation Desired Over Have Formula Method", 2023.
 */
export function infusionRateFormula(
  weightKg: number,
  doseMcgPerKgPerMin: number,
  concentrationMgPerMl: number,
): number {
  return (weightKg * doseMcgPerKgPerMin * 60) / (1000 * concentrationMgPerMl);
}
