/**
 * Measured creatinine clearance in mL/min, unchecked: urine creatinine × volume of 24 hours / (1440 × serum creatinine),
 * both creatinines in one unit.
 *
 * Levey AS. Measurement of renal function in chronic renal disease. Kidney Int 1990;38:167-184.
 */
export function creatinineClearanceUrineFormula(
  urineCreatinine: number,
  urineVolumeMl24h: number,
  serumCreatinine: number,
): number {
  return (urineCreatinine * urineVolumeMl24h) / (1440 * serumCreatinine);
}
