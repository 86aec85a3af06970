import type { PreventBaseCoefficients } from './prevent-base.coefficients.ts';

/** The risk of one model in %, by its coefficients: to find them by their name costs a third of the sum. */
export function preventBaseRisk(
  { women, men }: PreventBaseCoefficients,
  terms: readonly number[],
  female: boolean,
): number {
  const coefficients: readonly number[] = female ? women : men;
  let sum = 0;
  for (let index = 0; index < coefficients.length; index++)
    sum += (coefficients[index] as number) * (terms[index] as number);
  return 100 / (1 + Math.exp(-sum));
}
