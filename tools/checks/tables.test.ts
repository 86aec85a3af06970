// A table is queried in its own area only. Others ask the area (`neighbours.ts`), or declare what the kernel reads.
import { expect, test } from 'vitest';
import { files, read } from './files.ts';

const server = 'apps/api/src/';

/** `areas/files` of a file in that area, `quota` of one in that folder. */
const homeOf = (path: string): string => {
  const [first = '', second = ''] = path.split('/');
  return first === 'areas' ? `areas/${second}` : first;
};

const declared = read(`${server}database/tables.ts`);
const homes = new Map(
  [...declared.matchAll(/^import type \{([^}]+)\} from '\.\.\/([^']+)'/gm)].flatMap(([, names = '', path = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
      .map((name) => [name, homeOf(path)] as const),
  ),
);

/** Tables whose types are made together, in another file. */
const more = read(`${server}areas/anamnesis/anamnesis.table.ts`).matchAll(/^\s+(tbl_\w+):/gm);

const owners = new Map([
  ...[...declared.matchAll(/^ {2}(\w+): (\w+);/gm)].map(
    ([, table = '', type = '']) => [table, homes.get(type)] as const,
  ),
  ...[...more].map(([, table = '']) => [table, 'areas/anamnesis'] as const),
]);

/**
 * What goes through the tables of all areas: it follows the declarations of the kinds, moves a whole database, or fills
 * one with the demo.
 */
const engines = ['archive', 'backup', 'database', 'demo', 'erasure', 'keys'];

/** Tables that areas around the account still query by themselves. Of records there is only the card among them. */
const exceptions = [
  'areas/audit: care_providers pazienti',
  'areas/consents: utenti',
  'areas/directory: care_providers centri_indagini permessi',
  'areas/doctors: inviti pazienti utenti',
  'areas/files: blobs',
  'areas/mail: pazienti utenti',
  'areas/permissions: care_providers centri_indagini inviti mail pazienti utenti',
  'areas/session: accessi pazienti utenti',
  'areas/subscription: licenze licenze_ruoli permessi ruoli_permessi utenti_licenze',
  'areas/system: installation',
];

const call = 'selectFrom|insertInto|updateTable|deleteFrom|mergeInto|innerJoin|leftJoin|rightJoin|fullJoin|using|table';
/** Names of tables in a query, by themselves or in a list of several, with or without another name. */
const queried = new RegExp(`\\b(?:${call})\\(\\s*\\[?((?:\\s*'\\w+(?: as \\w+)?',?)+)`, 'g');
/** In a query that is written as text. */
const written = /\b(?:from|join|into|update)\s+(?:"|\$\{sql\.table\(')?(\w+)/g;

/** The tables that a source asks something of. */
function tablesIn(source: string): Set<string> {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const named = [...code.matchAll(queried)].flatMap(([, names = '']) =>
    [...names.matchAll(/'(\w+)(?: as \w+)?'/g)].map(([, name = '']) => name),
  );
  const told = [...code.matchAll(written)].map(([, name = '']) => name);
  return new Set([...named, ...told].filter((name) => owners.has(name)));
}

test('every table has an owner', () => {
  expect(owners.size).toBeGreaterThan(70);
  expect([...owners].filter(([, home]) => home === undefined)).toEqual([]);
});

test('a query is found however it is written', () => {
  const asked = [
    "database.selectFrom('visite')",
    "database\n  .selectFrom(['diagnosi', 'files as one'])",
    ".innerJoin('indagini as parent', 'a', 'b')",
    'sql`delete from contatti where 1 = 1`',
    "// selectFrom('scores')",
    "selectFrom('no_table')",
  ];
  expect([...tablesIn(asked.join('\n'))].sort()).toEqual(['contatti', 'diagnosi', 'files', 'indagini', 'visite']);
});

test('a table is queried in its own area only', () => {
  const foreign = new Map<string, Set<string>>();
  for (const file of files(/^apps\/api\/src\/.*\.ts$/)) {
    const home = homeOf(file.slice(server.length));
    if (/\.(test|gen)\.ts$/.test(file) || engines.includes(home)) continue;
    for (const table of tablesIn(read(file))) {
      if (owners.get(table) !== home) foreign.set(home, (foreign.get(home) ?? new Set()).add(table));
    }
  }
  const found = [...foreign].map(([home, tables]) => `${home}: ${[...tables].sort().join(' ')}`).sort();
  expect(found).toEqual(exceptions);
});
