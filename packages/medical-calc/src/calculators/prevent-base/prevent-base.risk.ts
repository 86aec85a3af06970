import type { PreventBaseCoefficients } from './prevent-base.coefficients.ts';

/** The risk of one model in %, by its coefficients: to find them by their name costs a third of the sum. */
export function preventBaseRisk(
  { women, men }: PreventBaseCoefficients,
  terms: readonly number[],
  female: boolean,
): number {
  const coefficients: readonly number[] = female ? women : men;
  // Two sums side by side: in one alone, each addition waits for the one before it.
  let even = 0;
  let odd = 0;
  for (let index = 0; index < coefficients.length; index += 2) {
    even += (coefficients[index] as number) * (terms[index] as number);
    odd += (coefficients[index + 1] as number) * (terms[index + 1] as number);
  }
  return 100 / (1 + Math.exp(-even - odd));
}
