// Points per answer, as data: what a form shows beside an answer is what the score adds for it.
import type { TableRow } from '../types.ts';

/** A yes/no question: its words, what counts as yes, and what does not although one might think so. */
export const question = <const Key extends string>(labelKey: Key) =>
  ({
    kind: 'boolean',
    labelKey,
    includesKeys: [`${labelKey}.yes`],
    excludesKeys: [`${labelKey}.no`],
  }) as const;

/** A question of a score, with what yes gives. */
export const scoredQuestion = <const Key extends string, const Points extends number>(labelKey: Key, points: Points) =>
  ({ ...question(labelKey), points }) as const;

/** A table of figures for the scores 0, 1, 2 …, as rows; what comes after the last one is a gap. */
export const tableRows = (figures: readonly number[]): readonly TableRow[] => [
  ...figures.map((value, from) => ({ from, value })),
  { from: figures.length, value: null },
];
