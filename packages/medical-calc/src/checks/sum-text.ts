import type { Part } from '../types.ts';

export const formatSum = (terms: readonly string[], coefficients: readonly number[]): string =>
  coefficients.reduce((text, coefficient, index) => {
    if (coefficient === 0) return text;
    const term = terms[index] ? `${Math.abs(coefficient)} * ${terms[index]}` : Math.abs(coefficient);
    if (text === '') return `${coefficient < 0 ? '-' : ''}${term}`;
    return `${text} ${coefficient < 0 ? '-' : '+'} ${term}`;
  }, '');

export const sumPart = (baselineSurvival: number, equation: string): Part => ({
  term: 'sum',
  where: { baselineSurvival },
  equation,
});
