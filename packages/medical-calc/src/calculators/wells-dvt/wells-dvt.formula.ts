import type { WellsDvtInputs } from './wells-dvt.shape.ts';

/**
 * Wells score for deep vein thrombosis, unchecked.
 *
 * Wells PS et al. N Engl J Med 2003;349:1227-1235, doi:10.1056/NEJMoa023153.
 */
export function wellsDvtFormula(given: WellsDvtInputs): number {
  return (
    Number(given.activeCancer) +
    Number(given.paralysisOrImmobilisation) +
    Number(given.bedriddenOrSurgery) +
    Number(given.localisedTenderness) +
    Number(given.entireLegSwollen) +
    Number(given.calfSwelling3cm) +
    Number(given.pittingOedema) +
    Number(given.collateralVeins) +
    Number(given.previousDvt) -
    2 * Number(given.alternativeDiagnosis)
  );
}
