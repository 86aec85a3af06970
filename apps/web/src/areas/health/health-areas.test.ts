import { expect, it } from 'vitest';
import { example } from '../../testing/contract.ts';
import { countAll, findFacts, isSuspected } from './health-areas.ts';
import { toSeenSections } from './seen-sections.ts';

const sezioni = toSeenSections(example('getHealthSections').sezioni, undefined);

it('counts the lists of an area in their order on its page', () => {
  expect(findFacts(sezioni, ['exam']).lists.map(({ name, state, count }) => [name, state, count])).toEqual([
    ['esami', '0', 2],
    ['esami', '1', 3],
    ['esami', '2', 7],
  ]);
  expect(findFacts(sezioni, ['therapy', 'reaction']).lists.map(({ name, state }) => [name, state])).toEqual([
    ['farmaci', '1'],
    ['farmaci', '0'],
    ['farmaci', '2'],
    ['reazioni', undefined],
  ]);
});

it('finds the newest record of all kinds of an area', () => {
  expect(findFacts(sezioni, ['visit', 'reading']).newest).toMatchObject({ tipo: 'reading', data: '2026-11-24' });
  expect(findFacts(sezioni, ['visit']).newest).toMatchObject({ tipo: 'visit' });
});

it('marks a suspected diagnosis, not a scheduled exam', () => {
  expect(isSuspected({ tipo: 'diagnosis', stato: '1' })).toBe(true);
  expect(isSuspected({ tipo: 'diagnosis', stato: '0' })).toBe(false);
  expect(isSuspected({ tipo: 'exam', stato: '1' })).toBe(false);
});

it('is empty for an empty record', () => {
  const { sezioni: none } = example('getHealthSections', 'empty');
  expect(findFacts(toSeenSections(none, undefined), ['exam'])).toEqual({ lists: [], newest: undefined });
  expect(countAll(toSeenSections(none, undefined))).toEqual({ count: 0, hidden: 0 });
});
