/**
 * Body surface area in m², unchecked: the square root of height × weight / 3600, height in cm and weight in kg.
 *
 * Mosteller RD. N Engl J Med 1987;317:1098, doi:10.1056/NEJM198710223171717.
 */
export function bsaMostellerFormula(weightKg: number, heightCm: number): number {
  return Math.sqrt((weightKg * heightCm) / 3600);
}
