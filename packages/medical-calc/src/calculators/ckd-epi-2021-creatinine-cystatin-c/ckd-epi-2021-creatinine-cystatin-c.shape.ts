import { adultAge, creatinine, cystatinCMgL } from '../../checks/inputs.ts';
import { egfr, type GfrBand } from '../../checks/kidney.ts';
import type { Output, Shape } from '../../types.ts';
import type { Quantity, UnitOf } from '../../units.ts';

export type CkdEpi2021CreatinineCystatinCInputs = {
  /** In serum or plasma, with its unit. */
  creatinine: Quantity<UnitOf<'creatinine'>>;
  /** Standardised cystatin C in mg/L. */
  cystatinCMgL: number;
  /** Years. For adults. */
  age: number;
  /** An unknown sex is refused: the equation has no neutral form. */
  sex: 'female' | 'male';
};

export type CkdEpi2021CreatinineCystatinCOutputs = {
  /** mL/min per 1.73 m². The category is that of the unrounded value. */
  egfr: Output<GfrBand>;
};

/** What the facts of the checked function are made of; the definition spreads it. */
export const ckdEpi2021CreatinineCystatinCShape = {
  equation:
    '135 * min(creatinine / kappa, 1)^alpha * max(creatinine / kappa, 1)^-0.544 * min(cystatinCMgL / 0.8, 1)^-0.323 * max(cystatinCMgL / 0.8, 1)^-0.778 * 0.9961^age * sexFactor',
  inputs: {
    creatinine,
    cystatinCMgL,
    age: adultAge,
  },
  outputs: {
    egfr: egfr,
  },
} as const satisfies Shape<Omit<CkdEpi2021CreatinineCystatinCInputs, 'sex'>, CkdEpi2021CreatinineCystatinCOutputs>;
