import type { Cha2ds2VascInputs } from './cha2ds2-vasc.shape.ts';

/**
 * CHA2DS2-VASc, unchecked.
 *
 * Lip GYH et al. Chest 2010;137:263-272, doi:10.1378/chest.09-1584.
 */
export function cha2ds2VascFormula(given: Cha2ds2VascInputs): number {
  return (
    Number(given.heartFailure) +
    Number(given.hypertension) +
    Number(given.diabetes) +
    2 * Number(given.strokeTiaThromboembolism) +
    Number(given.vascularDisease) +
    Number(given.age >= 65) +
    Number(given.age >= 75) +
    Number(given.sex === 'female')
  );
}
