import { expect, test } from 'vitest';
import { gatherTabs } from './gather-tabs.ts';

test('groups of one tab of the record follow each other, by the best of them', () => {
  const groups = (['diagnosis', 'doctor', 'exam', 'contact', 'therapy', 'visit'] as const).map((tipo) => ({ tipo }));
  expect(gatherTabs(groups)).toEqual([
    { tipo: 'diagnosis', isNext: false },
    { tipo: 'therapy', isNext: true },
    { tipo: 'visit', isNext: true },
    { tipo: 'doctor', isNext: false },
    { tipo: 'exam', isNext: false },
    { tipo: 'contact', isNext: false },
  ]);
});
