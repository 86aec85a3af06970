import type { Part } from '../types.ts';

/** A sum as text, of the terms that have a coefficient. The constant is the term without words. */
export const formatSum = (terms: readonly string[], coefficients: readonly number[]): string =>
  coefficients.reduce((text, coefficient, index) => {
    if (coefficient === 0) return text;
    const term = terms[index] ? `${Math.abs(coefficient)} * ${terms[index]}` : Math.abs(coefficient);
    if (text === '') return `${coefficient < 0 ? '-' : ''}${term}`;
    return `${text} ${coefficient < 0 ? '-' : '+'} ${term}`;
  }, '');

/** The sum of a risk equation for the group that its baseline survival tells. */
export const sumPart = (baselineSurvival: number, equation: string): Part => ({
  term: 'sum',
  where: { baselineSurvival },
  equation,
});
