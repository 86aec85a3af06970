/**
 * Estimated glomerular filtration rate of a child in mL/min per 1.73 m², unchecked: 0.413 × height in cm / creatinine in
 * mg/dL.
 *
 * Schwartz GJ et al. J Am Soc Nephrol 2009;20:629-637, doi:10.1681/ASN.2008030287.
 */
export function schwartzBedsideFormula(heightCm: number, creatinineMgDl: number): number {
  return (0.413 * heightCm) / creatinineMgDl;
}
