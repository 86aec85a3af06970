import type { HasBledInputs } from './has-bled.shape.ts';

/**
 * HAS-BLED, unchecked: one point for each yes, and one above 65 years.
 *
 * Pisters R et al. Chest 2010;138:1093-1100, doi:10.1378/chest.10-0134.
 */
export function hasBledFormula(given: HasBledInputs): number {
  return (
    (given.uncontrolledHypertension ? 1 : 0) +
    (given.abnormalRenalFunction ? 1 : 0) +
    (given.abnormalLiverFunction ? 1 : 0) +
    (given.stroke ? 1 : 0) +
    (given.bleeding ? 1 : 0) +
    (given.labileInr ? 1 : 0) +
    (given.drugs ? 1 : 0) +
    (given.alcohol ? 1 : 0) +
    (given.age > 65 ? 1 : 0)
  );
}
