import type { Part } from '../types.ts';

/** Returns a sum as text, without the terms whose coefficient is 0. The constant has an empty term. */
export const formatSum = (terms: readonly string[], coefficients: readonly number[]): string =>
  coefficients.reduce((text, coefficient, index) => {
    if (coefficient === 0) return text;
    const term = terms[index] ? `${Math.abs(coefficient)} * ${terms[index]}` : Math.abs(coefficient);
    if (text === '') return `${coefficient < 0 ? '-' : ''}${term}`;
    return `${text} ${coefficient < 0 ? '-' : '+'} ${term}`;
  }, '');

/** Returns the sum of a risk equation for the group with this baseline survival. */
export const sumPart = (baselineSurvival: number, equation: string): Part => ({
  term: 'sum',
  where: { baselineSurvival },
  equation,
});
