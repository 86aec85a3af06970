// Other areas call the service (`area-services.ts`), or declare columns that the kernel reads.
import { expect, test } from 'vitest';
import { files, read } from './files.ts';

const server = 'apps/api/src/';

/** Returns `areas/files` for a file in that area, `quota` for one in that folder. */
const getOwner = (path: string): string => {
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
      .map((name) => [name, getOwner(path)] as const),
  ),
);

/** Tables whose types are declared together in another file. */
const more = read(`${server}areas/anamnesis/anamnesis.table.ts`).matchAll(/^\s+(tbl_\w+):/gm);

const owners = new Map([
  ...[...declared.matchAll(/^ {2}(\w+): (\w+);/gm)].map(
    ([, table = '', type = '']) => [table, homes.get(type)] as const,
  ),
  ...[...more].map(([, table = '']) => [table, 'areas/anamnesis'] as const),
]);

/** Modules that access the tables of all areas: generic over the declared kinds, or over the whole database. */
const genericModules = ['archive', 'backup', 'database', 'demo', 'erasure', 'keys'];

/** Areas around the account that still query tables of others; of the record only the card. */
const exceptions = [
  'areas/audit: care_providers deleghe pazienti',
  'areas/caregivers: inviti pazienti utenti',
  'areas/consents: utenti',
  'areas/directory: care_providers centri_indagini permessi',
  'areas/doctors: inviti pazienti utenti',
  'areas/files: blobs',
  'areas/mail: pazienti utenti',
  'areas/permissions: care_providers centri_indagini inviti mail pazienti utenti',
  'areas/session: accessi pazienti utenti',
  'areas/subscription: licenze licenze_ruoli permessi ruoli_permessi utenti_licenze',
  'areas/system: installation',
  'mail: preferenze utenti',
];

const call = 'selectFrom|insertInto|updateTable|deleteFrom|mergeInto|innerJoin|leftJoin|rightJoin|fullJoin|using|table';
/** Table names in query builder calls, alone or in an array, with or without an alias. */
const queried = new RegExp(`\\b(?:${call})\\(\\s*\\[?((?:\\s*'\\w+(?: as \\w+)?',?)+)`, 'g');
const written = /\b(?:from|join|into|update)\s+(?:"|\$\{sql\.table\(')?(\w+)/g;

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

test('finds queries in every notation', () => {
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

test('tables are queried only by their own area', () => {
  const foreign = new Map<string, Set<string>>();
  for (const file of files(/^apps\/api\/src\/.*\.ts$/)) {
    const home = getOwner(file.slice(server.length));
    if (/\.(test|gen)\.ts$/.test(file) || genericModules.includes(home)) continue;
    for (const table of tablesIn(read(file))) {
      if (owners.get(table) !== home) foreign.set(home, (foreign.get(home) ?? new Set()).add(table));
    }
  }
  const found = [...foreign].map(([home, tables]) => `${home}: ${[...tables].sort().join(' ')}`).sort();
  expect(found).toEqual(exceptions);
});
