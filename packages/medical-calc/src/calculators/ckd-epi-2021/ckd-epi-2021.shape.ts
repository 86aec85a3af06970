import { adultAge, creatinine } from '../../checks/inputs.ts';
import { egfr, type GfrBand } from '../../checks/kidney.ts';
import type { Output, Shape } from '../../types.ts';
import type { Quantity, UnitOf } from '../../units.ts';

export type CkdEpi2021Inputs = {
  /** In serum or plasma, with its unit. */
  creatinine: Quantity<UnitOf<'creatinine'>>;
  /** Years. For adults. */
  age: number;
  /** An unknown sex is refused: the equation has no neutral form. */
  sex: 'female' | 'male';
};

export type CkdEpi2021Outputs = {
  /** mL/min per 1.73 m². The category is that of the unrounded value. */
  egfr: Output<GfrBand>;
};

/** What the facts of the checked function are made of; the definition spreads it. */
export const ckdEpi2021Shape = {
  equation: '142 * min(creatinine / kappa, 1)^alpha * max(creatinine / kappa, 1)^-1.200 * 0.9938^age * sexFactor',
  inputs: {
    creatinine,
    age: adultAge,
  },
  outputs: {
    egfr: egfr,
  },
} as const satisfies Shape<Omit<CkdEpi2021Inputs, 'sex'>, CkdEpi2021Outputs>;
