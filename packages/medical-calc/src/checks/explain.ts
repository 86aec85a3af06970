import type { Explanation, InputDefinition } from '../types.ts';
import { isQuestion } from './read.ts';

/** Substitutes the terms into the formula. Words that are no term, such as `sqrt`, stay. */
export const explain = (formula: string, terms: Readonly<Record<string, number>>): Explanation => ({
  formula,
  substituted: formula.replace(/[a-z]\w*/gi, (word) => {
    const value = terms[word] ?? word;
    return (value as number) < 0 ? `(${value})` : (value as string);
  }),
  terms,
});

export function answerTerms(
  answers: object,
  inputs: Readonly<Record<string, InputDefinition>>,
): Readonly<Record<string, number>> {
  const terms: Record<string, number> = {};
  for (const key in inputs) {
    if (isQuestion(inputs[key])) terms[key] = Number((answers as Readonly<Record<string, unknown>>)[key]);
  }
  return terms;
}
