import type { Cha2ds2VaInputs } from './cha2ds2-va.shape.ts';

/**
 * CHA2DS2-VA, unchecked: sex is given and counts for nothing.
 *
 * Van Gelder IC et al. 2024 ESC Guidelines. Eur Heart J 2024;45:3314-3414, doi:10.1093/eurheartj/ehae176.
 */
export function cha2ds2VaFormula(given: Cha2ds2VaInputs): number {
  return (
    Number(given.heartFailure) +
    Number(given.hypertension) +
    Number(given.diabetes) +
    2 * Number(given.strokeTiaThromboembolism) +
    Number(given.vascularDisease) +
    Number(given.age >= 65) +
    Number(given.age >= 75)
  );
}
