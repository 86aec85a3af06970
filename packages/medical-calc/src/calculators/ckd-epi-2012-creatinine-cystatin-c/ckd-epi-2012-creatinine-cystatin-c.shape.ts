import { adultAge, creatinine, cystatinCMgL } from '../../checks/inputs.ts';
import { egfr, type GfrBand } from '../../checks/kidney.ts';
import type { Output, Shape } from '../../types.ts';
import type { Quantity, UnitOf } from '../../units.ts';

export type CkdEpi2012CreatinineCystatinCInputs = {
  /** In serum or plasma, with its unit. */
  creatinine: Quantity<UnitOf<'creatinine'>>;
  /** Standardised cystatin C in mg/L. */
  cystatinCMgL: number;
  /** Years. For adults. */
  age: number;
  /** An unknown sex is refused: the equation has no neutral form. */
  sex: 'female' | 'male';
  /** The factor of the original publication. Absent means that it is not applied, as European societies ask. */
  black?: boolean;
};

export type CkdEpi2012CreatinineCystatinCOutputs = {
  /** mL/min per 1.73 m². The category is that of the unrounded value. */
  egfr: Output<GfrBand>;
};

/** What the facts of the checked function are made of; the definition spreads it. */
export const ckdEpi2012CreatinineCystatinCShape = {
  equation:
    '135 * min(creatinine / kappa, 1)^alpha * max(creatinine / kappa, 1)^-0.601 * min(cystatinCMgL / 0.8, 1)^-0.375 * max(cystatinCMgL / 0.8, 1)^-0.711 * 0.995^age * sexFactor * raceFactor',
  inputs: {
    creatinine,
    cystatinCMgL,
    age: adultAge,
  },
  outputs: {
    egfr: egfr,
  },
} as const satisfies Shape<
  Omit<CkdEpi2012CreatinineCystatinCInputs, 'sex' | 'black'>,
  CkdEpi2012CreatinineCystatinCOutputs
>;
