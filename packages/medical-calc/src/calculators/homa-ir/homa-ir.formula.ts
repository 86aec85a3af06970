/**
 * HOMA-IR, unchecked: fasting insulin in µU/mL × fasting glucose in mg/dL / 405 (22.5 with mmol/L).
 *
 * Matthews DR et al. Diabetologia 1985;28:412-419, doi:10.1007/BF00280883.
 */
export function homaIrFormula(insulinMicroUPerMl: number, glucoseMgDl: number): number {
  return (insulinMicroUPerMl * glucoseMgDl) / 405;
}
