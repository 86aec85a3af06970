// The numbers are those of the authors' program, which has more digits than the paper: up to 0.26 percentage points.
import type { Region } from '../../checks/questions.ts';

/** The mean of the sum, and survival without an event over ten years at that mean. */
export const score2OpBaseline = (female: boolean): { mean: number; baselineSurvival: number } =>
  female
    ? { mean: 0.2287676, baselineSurvival: 1 - 0.19178759 }
    : { mean: 0.09285225, baselineSurvival: 1 - 0.24235298 };

/** How the risk is scaled to a region: added, and multiplied. */
const scales = {
  low: { men: [-0.343484, 1.193038], women: [-0.516054, 1.007238] },
  moderate: { men: [0.00532, 1.248514], women: [-0.101044, 1.099621] },
  high: { men: [0.084305, 1.151902], women: [0.37572, 1.089031] },
  'very-high': { men: [0.045959, 0.703625], women: [0.379293, 0.69153] },
} as const;

export const score2OpScales = (region: Region, female: boolean): readonly [number, number] =>
  scales[region][female ? 'women' : 'men'];

/**
 * The sum of the terms of SCORE2-OP, unchecked: cholesterol in mmol/L, pressure in mmHg. Without the terms for diabetes:
 * the equation is not for people who have it.
 *
 * SCORE2-OP working group. Eur Heart J 2021;42:2455-2467, doi:10.1093/eurheartj/ehab312.
 */
export function score2OpSum(
  age: number,
  smoker: boolean,
  systolic: number,
  totalCholesterol: number,
  hdl: number,
  female: boolean,
): number {
  const a = age - 73;
  const p = systolic - 150;
  const t = totalCholesterol - 6;
  const h = hdl - 1.4;
  return female
    ? 0.0789191229 * a +
        (smoker ? 0.492114701 - 0.0255496313 * a : 0) +
        (0.0101993091 - 0.0004404728 * a) * p +
        (0.0604939598 - 0.0009121461 * a) * t +
        (-0.3040280248 + 0.0153779923 * a) * h
    : 0.0633767915 * a +
        (smoker ? 0.3523957899 - 0.0247205945 * a : 0) +
        (0.0094362177 - 0.0004794522 * a) * p +
        (0.0849594156 + 0.0073336663 * a) * t +
        (-0.3563571842 + 0.0091317857 * a) * h;
}

/** The risk over ten years, in %, from the sum and the scales above. */
export function score2OpFormula(sum: number, female: boolean, scale1: number, scale2: number): number {
  const { mean, baselineSurvival } = score2OpBaseline(female);
  const uncalibrated = -Math.log(baselineSurvival ** Math.exp(sum - mean));
  return 100 * (1 - Math.exp(-Math.exp(scale1 + scale2 * Math.log(uncalibrated))));
}
