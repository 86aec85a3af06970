import { adultAge, cystatinCMgL } from '../../checks/inputs.ts';
import { egfr, type GfrBand } from '../../checks/kidney.ts';
import type { Output, Shape } from '../../types.ts';

export type CkdEpi2012CystatinCInputs = {
  /** Standardised cystatin C in mg/L. */
  cystatinCMgL: number;
  /** Years. For adults. */
  age: number;
  /** An unknown sex is refused: the equation has no neutral form. */
  sex: 'female' | 'male';
};

export type CkdEpi2012CystatinCOutputs = {
  /** mL/min per 1.73 m². The category is that of the unrounded value. */
  egfr: Output<GfrBand>;
};

/** What the facts of the checked function are made of; the definition spreads it. */
export const ckdEpi2012CystatinCShape = {
  equation: '133 * min(cystatinCMgL / 0.8, 1)^-0.499 * max(cystatinCMgL / 0.8, 1)^-1.328 * 0.996^age * sexFactor',
  inputs: {
    cystatinCMgL,
    age: adultAge,
  },
  outputs: {
    egfr: egfr,
  },
} as const satisfies Shape<Omit<CkdEpi2012CystatinCInputs, 'sex'>, CkdEpi2012CystatinCOutputs>;
