import { expect, test } from 'vitest';
import { toColumns } from './columns.ts';
import type { SummaryCard } from './row.ts';
import type { CardId } from './summary.ts';

const card = (id: CardId, rows: number, more: Partial<SummaryCard> = {}): SummaryCard => ({
  ...{
    id,
    title: id,
    rows: Array.from({ length: rows }, (_, index) => ({ key: `${id}-${index}`, title: id, facts: [] })),
  },
  ...more,
});

test('problems are next to the therapies, and the next card goes where there is most room', () => {
  const cards = [
    ...[card('confirmed', 3), card('suspected', 3), card('therapies', 3)],
    ...[card('exams', 3), card('trends', 1), card('visits', 1)],
  ];
  expect(toColumns(cards)).toEqual(['first', 'first', 'second', 'second', 'first', 'second']);
});

test('a card with a picture weighs more than its rows', () => {
  const cards = [card('confirmed', 1), card('therapies', 1), card('pain', 1, { lead: 'picture' })];
  expect(toColumns([...cards, card('files', 1), card('contacts', 1)])).toEqual([
    ...['first', 'second', 'first', 'second', 'second'],
  ]);
});

test('rows that a closed card does not show weigh nothing', () => {
  const columns = (exams: number) =>
    toColumns([card('confirmed', 1), card('therapies', 1), card('exams', exams), card('trends', 3), card('visits', 1)]);
  expect(columns(30)).toEqual(columns(4));
});

test('excluded diagnoses close the page across both columns', () => {
  expect(toColumns([card('confirmed', 1), card('therapies', 1), card('excluded', 1)])).toEqual([
    ...['first', 'second', 'both'],
  ]);
});
