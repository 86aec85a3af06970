/**
 * Creatinine clearance in mL/min, unchecked; creatinine in mg/dL. Which weight it is given is the caller's choice.
 *
 * Cockcroft DW, Gault MH. Nephron 1976;16:31-41, doi:10.1159/000180580.
 */
export function cockcroftGaultFormula(age: number, weightKg: number, creatinineMgDl: number, female: boolean): number {
  return (((140 - age) * weightKg) / (72 * creatinineMgDl)) * (female ? 0.85 : 1);
}
