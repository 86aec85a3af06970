/**
 * Body mass index in kg/m², unchecked: weight in kg over the square of the height in m.
 *
 * Obesity: preventing and managing the global epidemic. WHO Technical Report Series 894, 2000.
 */
export function bmiFormula(weightKg: number, heightCm: number): number {
  const heightM = heightCm / 100;
  return weightKg / (heightM * heightM);
}
