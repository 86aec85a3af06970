import type { Output } from '../../types.ts';

export type WellsDvtItem =
  | 'activeCancer'
  | 'paralysisOrImmobilisation'
  | 'bedriddenOrSurgery'
  | 'localisedTenderness'
  | 'entireLegSwollen'
  | 'calfSwelling3cm'
  | 'pittingOedema'
  | 'collateralVeins'
  | 'previousDvt'
  | 'alternativeDiagnosis';

/** Every question needs an answer: a missing one is not a no. */
export type WellsDvtInputs = Record<WellsDvtItem, boolean>;

export type WellsDvtBand = 'unlikely' | 'likely';

export type WellsDvtOutputs = {
  /** -2 to 9. */
  score: Output<WellsDvtBand>;
};

/** In the order of the form. */
const wellsDvtItems = [
  'activeCancer',
  'paralysisOrImmobilisation',
  'bedriddenOrSurgery',
  'localisedTenderness',
  'entireLegSwollen',
  'calfSwelling3cm',
  'pittingOedema',
  'collateralVeins',
  'previousDvt',
  'alternativeDiagnosis',
] as const satisfies readonly WellsDvtItem[];

export const wellsDvtOutputs = {
  score: {
    decimals: 0,
    bands: [
      { code: 'unlikely', from: -2 },
      { code: 'likely', from: 2 },
    ],
  },
} as const;

export const wellsDvtEquation = `${wellsDvtItems.slice(0, -1).join(' + ')} - 2 * alternativeDiagnosis`;
