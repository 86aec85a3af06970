/**
 * qSOFA, unchecked.
 *
 * Singer M et al. JAMA 2016;315:801-810, doi:10.1001/jama.2016.0287.
 */
export function qsofaFormula(respiratoryRate: number, systolic: number, gcs: number): number {
  return Number(respiratoryRate >= 22) + Number(systolic <= 100) + Number(gcs < 15);
}
