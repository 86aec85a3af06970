/** A sum as text, of the terms that have a coefficient. The constant is the term without words. */
export const sumText = (terms: readonly string[], coefficients: readonly number[]): string =>
  coefficients.reduce((text, coefficient, index) => {
    if (coefficient === 0) return text;
    const term = terms[index] ? `${Math.abs(coefficient)} * ${terms[index]}` : Math.abs(coefficient);
    if (text === '') return `${coefficient < 0 ? '-' : ''}${term}`;
    return `${text} ${coefficient < 0 ? '-' : '+'} ${term}`;
  }, '');
