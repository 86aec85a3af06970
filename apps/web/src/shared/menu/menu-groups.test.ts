import { expect, test } from 'vitest';
import { toGroups } from './menu-groups.ts';

const entry = (url: string, gruppo?: 'persone' | 'accesso') => ({
  ...{ label: url, url, image: '', active: true },
  ...(gruppo && { gruppo }),
});

test('puts consecutive entries of a group together', () => {
  const groups = toGroups([entry('/a', 'persone'), entry('/b', 'persone'), entry('/c', 'accesso'), entry('/d')]);
  expect(groups.map(({ name, entries }) => [name, entries.map(({ url }) => url)])).toEqual([
    ['persone', ['/a', '/b']],
    ['accesso', ['/c']],
    [undefined, ['/d']],
  ]);
});

test('has one group for a menu that was stored before there were any', () => {
  expect(toGroups([entry('/a'), entry('/b')])).toHaveLength(1);
  expect(toGroups([])).toEqual([]);
});
