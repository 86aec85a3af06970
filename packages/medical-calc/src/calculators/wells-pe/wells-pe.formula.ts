import type { WellsPeInputs } from './wells-pe.shape.ts';

/**
 * Wells score for pulmonary embolism, unchecked.
 *
 * Wells PS et al. Thromb Haemost 2000;83:416-420, doi:10.1055/s-0037-1613830.
 */
export function wellsPeFormula(given: WellsPeInputs): number {
  return (
    3 * Number(given.dvtSigns) +
    3 * Number(given.peMostLikely) +
    1.5 * Number(given.immobilisationOrSurgery) +
    1.5 * Number(given.previousDvtPe) +
    Number(given.haemoptysis) +
    Number(given.malignancy) +
    1.5 * Number(given.heartRate > 100)
  );
}
