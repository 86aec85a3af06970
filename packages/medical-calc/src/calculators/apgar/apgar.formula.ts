export type ApgarPoints = 0 | 1 | 2;

/**
 * Apgar score, unchecked: 0, 1 or 2 points for each of the five signs.
 *
 * Apgar V. Curr Res Anesth Analg 1953;32:260-267, doi:10.1213/ANE.0b013e31829bdc5c.
 */
export function apgarFormula(
  appearance: ApgarPoints,
  pulse: ApgarPoints,
  grimace: ApgarPoints,
  activity: ApgarPoints,
  respiration: ApgarPoints,
): number {
  return appearance + pulse + grimace + activity + respiration;
}
