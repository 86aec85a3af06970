import type { Region } from '../../checks/questions.ts';

/** Survival without an event over ten years at age 60 and the average of the factors. */
export const score2Survival = { men: 0.9605, women: 0.9776 } as const;

/** How the risk is scaled to a region: added, and multiplied. */
const scales = {
  low: { men: [-0.5699, 0.7476], women: [-0.738, 0.7019] },
  moderate: { men: [-0.1565, 0.8009], women: [-0.3143, 0.7701] },
  high: { men: [0.3207, 0.936], women: [0.571, 0.9369] },
  'very-high': { men: [0.5836, 0.8294], women: [0.9412, 0.8329] },
} as const;

export const score2Scales = (region: Region, female: boolean): readonly [number, number] =>
  scales[region][female ? 'women' : 'men'];

/**
 * The sum of the terms of SCORE2, unchecked: cholesterol in mmol/L, pressure in mmHg. Without the terms for diabetes: the
 * equation is not for people who have it.
 *
 * SCORE2 working group. Eur Heart J 2021;42:2439-2454, doi:10.1093/eurheartj/ehab309.
 */
export function score2Sum(
  age: number,
  smoker: boolean,
  systolic: number,
  totalCholesterol: number,
  hdl: number,
  female: boolean,
): number {
  const a = (age - 60) / 5;
  const p = (systolic - 120) / 20;
  const t = totalCholesterol - 6;
  const h = (hdl - 1.3) / 0.5;
  return female
    ? 0.4648 * a +
        (smoker ? 0.7744 - 0.1088 * a : 0) +
        (0.3131 - 0.0277 * a) * p +
        (0.1002 - 0.0226 * a) * t +
        (-0.2606 + 0.0613 * a) * h
    : 0.3742 * a +
        (smoker ? 0.6012 - 0.0755 * a : 0) +
        (0.2777 - 0.0255 * a) * p +
        (0.1458 - 0.0281 * a) * t +
        (-0.2698 + 0.0426 * a) * h;
}

/** The risk over ten years, in %, from the sum and the scales above. */
export function score2Formula(sum: number, female: boolean, scale1: number, scale2: number): number {
  const uncalibrated = -Math.log(score2Survival[female ? 'women' : 'men'] ** Math.exp(sum));
  return 100 * (1 - Math.exp(-Math.exp(scale1 + scale2 * Math.log(uncalibrated))));
}
