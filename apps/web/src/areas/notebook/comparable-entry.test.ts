import { expect, test } from 'vitest';
import { findComparable } from './comparable-entry.ts';
import type { NotebookEntry } from './notebook.queries.ts';

type Region = NotebookEntry['taccuino_zone'][number]['zona_regione'];

/** Zones by region, as numbered on the drawing. */
const entry = (id_taccuino: number, zones: Record<string, number>) => ({
  id_taccuino,
  taccuino_zone: Object.entries(zones).map(([zona_regione, zona_livello]) => ({
    zona_lato: 'anteriore' as const,
    zona_regione: zona_regione as Region,
    zona_livello,
  })),
});

const knee = entry(5, { 116: 4, 118: 2 });
const headache = entry(4, { 101: 3 });
const healedKnee = entry(3, { 116: 1, 108: 3 });
const earlierKnee = entry(2, { 116: 2 });
const unknown = entry(1, {});
const entries = [knee, headache, healedKnee, earlierKnee, unknown];

test('compares with the newest earlier entry that has pain in a region of this one', () => {
  expect(findComparable(entries, knee)).toBe(earlierKnee);
  expect(findComparable(entries, healedKnee)).toBe(earlierKnee);
});

test('compares with nothing if the pain was elsewhere', () => {
  expect(findComparable(entries, headache)).toBeUndefined();
  expect(findComparable(entries, earlierKnee)).toBeUndefined();
});

test('compares drawings without regions with the entry before', () => {
  expect(findComparable([unknown, knee, headache], unknown)).toBe(knee);
});
