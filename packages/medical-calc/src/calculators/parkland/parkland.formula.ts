/**
 * Ringer lactate in mL for the first 24 hours after a burn, unchecked: 4 mL × weight × percent of the body surface burnt.
 *
 * Baxter CR, Shires T. Ann N Y Acad Sci 1968;150:874-894, doi:10.1111/j.1749-6632.1968.tb14738.x.
 */
export function parklandFormula(weightKg: number, tbsaPercent: number): number {
  return 4 * weightKg * tbsaPercent;
}
