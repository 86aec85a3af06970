import { expect, test } from 'vitest';
import { type Sharing, sharedList } from './shared-list.ts';
import { createSharing, type RecordSharing } from './sharing.ts';

interface Row {
  id: number;
  text: string;
}

const shared: Sharing<Row> = {
  areas: ['visits', 'exams'],
  tags: [2],
  entry: ({ id, text }) => ({ id, title: text, date: null, level: 1 }),
  serve: ({ id }) => ({ id, text: `served ${id}` }),
};
const list = (more: Partial<Sharing<Row>> = {}, level: string | null = 'livello') =>
  sharedList<Row>({ kind: { name: 'visit', level, shared: { ...shared, ...more } }, list: async () => [] });
const rows: Row[] = [
  { id: 7, text: 'uno' },
  { id: 8, text: 'due' },
];

test('a kind has a padlock if it has levels', () => {
  expect([list().padlock, list({}, null).padlock]).toEqual([true, false]);
});

test('FHIR documents include a kind unless it declares otherwise', () => {
  const lists = { visite: list(), esami: list({ fhir: false }), files: list() };
  const { fhirLists }: RecordSharing = Reflect.apply(createSharing, undefined, [lists, {}]);
  expect(fhirLists).toEqual(['visite', 'files']);
});

test('an entry has the first area and the specialties of its kind, unless it has its own', () => {
  const own = { area: 'exams', tags: [9] } as const;
  const other = list({ entry: ({ id, text }) => ({ id, title: text, date: null, level: 1, ...own }) });
  const common = { title: 'uno', date: null, level: 1, attachments: [] };
  expect(list().entries(rows.slice(0, 1))).toEqual([{ id: 7, ...common, area: 'visits', tags: [2] }]);
  expect(other.entries(rows.slice(0, 1))).toEqual([{ id: 7, ...common, ...own }]);
  const attached = list({ attachments: ({ id }) => [{ id: id + 10, title: 'allegato' }] });
  expect(attached.entries(rows).map(({ attachments }) => attachments)).toEqual([
    [{ id: 17, title: 'allegato' }],
    [{ id: 18, title: 'allegato' }],
  ]);
});

// covers P-26
test('serves the visible rows', () => {
  const asked: unknown[] = [];
  const sees = (...line: [string, number]) => {
    asked.push(line);
    return line[1] === 8;
  };
  expect(list().serve(rows, sees)).toEqual([{ id: 8, text: 'served 8' }]);
  expect(asked).toEqual([
    ['visit', 7],
    ['visit', 8],
  ]);
});

test('finds each row by its ID', () => {
  expect([...list().single(rows)]).toEqual([
    [7, rows.slice(0, 1)],
    [8, rows.slice(1)],
  ]);
});
