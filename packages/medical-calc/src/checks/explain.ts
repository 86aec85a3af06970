import type { Explanation } from '../types.ts';

/** Puts the terms into the formula. Words that are no term, such as `sqrt`, stay. */
export const explain = (formula: string, terms: Readonly<Record<string, number>>): Explanation => ({
  formula,
  substituted: formula.replace(/[a-z]\w*/gi, (word) => {
    const value = terms[word] ?? word;
    return (value as number) < 0 ? `(${value})` : (value as string);
  }),
  terms,
});

/** Answers as the equation counts them: yes is 1, no is 0. */
export const counted = <Key extends string>(
  answers: Readonly<Record<Key, boolean>>,
  keys: readonly Key[],
): Record<Key, number> => {
  const terms = {} as Record<Key, number>;
  for (const key of keys) terms[key] = Number(answers[key]);
  return terms;
};
