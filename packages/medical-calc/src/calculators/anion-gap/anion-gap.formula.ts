/**
 * Anion gap in mmol/L, unchecked, without potassium.
 *
 * Emmett M, Narins RG. Medicine (Baltimore) 1977;56:38-54.
 */
export function anionGapFormula(sodiumMmolL: number, chlorideMmolL: number, bicarbonateMmolL: number): number {
  return sodiumMmolL - chlorideMmolL - bicarbonateMmolL;
}

/**
 * The gap that there would be with an albumin of 4 g/dL, in mmol/L, unchecked: 2.5 for each g/dL that is missing.
 *
 * Figge J et al. Crit Care Med 1998;26:1807-1810, doi:10.1097/00003246-199811000-00019. The gap itself: Emmett 1977.
 */
export function albuminCorrectedAnionGapFormula(anionGap: number, albuminGDl: number): number {
  return anionGap + 2.5 * (4 - albuminGDl);
}
