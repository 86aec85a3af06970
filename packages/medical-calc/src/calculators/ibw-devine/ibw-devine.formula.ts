/**
 * Ideal body weight in kg, unchecked: 50 kg for men or 45.5 kg for women at 60 inches, and 2.3 kg for each inch more.
 *
 * Devine BJ. Drug Intell Clin Pharm 1974;8:650-655.
 */
export function ibwDevineFormula(heightCm: number, female: boolean): number {
  return (female ? 45.5 : 50) + 2.3 * (heightCm / 2.54 - 60);
}
