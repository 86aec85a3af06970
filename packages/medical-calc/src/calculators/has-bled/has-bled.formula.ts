import type { HasBledInputs } from './has-bled.shape.ts';

/**
 * HAS-BLED, unchecked: one point for each yes, and one above 65 years.
 *
 * Pisters R et al. Chest 2010;138:1093-1100, doi:10.1378/chest.10-0134.
 */
export function hasBledFormula(given: HasBledInputs): number {
  return (
    Number(given.uncontrolledHypertension) +
    Number(given.abnormalRenalFunction) +
    Number(given.abnormalLiverFunction) +
    Number(given.stroke) +
    Number(given.bleeding) +
    Number(given.labileInr) +
    Number(given.drugs) +
    Number(given.alcohol) +
    Number(given.age > 65)
  );
}
