// Registers a new area outside of its folders, next to the lines of the sample.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Spellings, spell } from '../lib/names.ts';
import { renamePath } from './rename.ts';

interface Names {
  area: Spellings;
  record: Spellings;
}

interface Edit {
  file: string;
  /** Existing text of the sample, after which the addition is inserted. */
  after: string;
  add: string;
}

const contract = 'openapi/openapi.yaml';
const database = 'apps/api/src/database';
const kinds = 'apps/api/src/kinds.ts';
const samples = 'apps/api/test/record-samples.ts';

/** Path files are named by URL; those of a new area are prefixed, because the sample's URL is taken. */
export const pathFile = (file: string, area: string): string => file.replace(/^api@/, `api@${area}@`);

function contractEdits(root: string, { area, record }: Names): Edit[] {
  const files = globSync('*.yaml', { cwd: join(root, 'openapi/areas/visits') }).sort();
  const paths = files.map((sample) => {
    const file = pathFile(
      renamePath(sample, [
        ['visits', area.kebab],
        ['visit', record.kebab],
      ]),
      area.kebab,
    );
    const url = `/${basename(file, '.yaml').replaceAll('@', '/')}`;
    return `\n  '${url}': { $ref: 'areas/${area.kebab}/${file}' }`;
  });
  return [
    {
      file: contract,
      after: "  - { name: visits, description: 'Visite: medical visits and their findings.' }",
      add: `\n  - { name: ${area.kebab}, description: ${area.pascal}. }`,
    },
    { file: contract, after: "areas/visits/api@visite@{id}.yaml' }", add: paths.join('') },
  ];
}

function serverEdits({ area, record }: Names): Edit[] {
  const from = `./areas/${area.kebab}/${area.kebab}`;
  return [
    {
      file: 'openapi/shared/record-kinds.yaml',
      after: 'enum: [notebook, exam, diagnosis, visit',
      add: `, ${record.kebab}`,
    },
    {
      file: 'openapi/shared/record-kinds.yaml',
      after: 'enum: [exam, diagnosis, therapy, visit',
      add: `, ${record.kebab}`,
    },
    {
      file: kinds,
      after: "import { visits, visitTables } from './areas/visits/visits.kind.ts';",
      add: `\nimport { ${area.camel}, ${record.camel}Tables } from '${from}.kind.ts';`,
    },
    { file: kinds, after: '  visit: [visits],', add: `\n  '${record.kebab}': [${area.camel}],` },
    {
      file: kinds,
      after: '  visit: visits.kind.timeline,',
      add: `\n  '${record.kebab}': ${area.camel}.kind.timeline,`,
    },
    { file: kinds, after: '  ...visitTables,', add: `\n  ...${record.camel}Tables,` },
    {
      file: 'apps/api/src/handlers.ts',
      after: "import { visitsRoutes } from './areas/visits/visits.routes.ts';",
      add: `\nimport { ${area.camel}Routes } from '${from}.routes.ts';`,
    },
    { file: 'apps/api/src/handlers.ts', after: '  ...visitsRoutes(app),', add: `\n  ...${area.camel}Routes(app),` },
    {
      file: samples,
      after: "import { visitSample } from '../src/areas/visits/visits.sample.ts';",
      add: `\nimport { ${record.camel}Sample } from '../src/areas/${area.kebab}/${area.kebab}.sample.ts';`,
    },
    { file: samples, after: '  visit: visitSample,', add: `\n  '${record.kebab}': ${record.camel}Sample,` },
  ];
}

function databaseEdits(root: string, { area }: Names, migration: string): Edit[] {
  const last = readFileSync(join(root, database, 'migrate.ts'), 'utf8').match(/ {2}'[\w-]+': \w+,(?=\n\};)/)?.[0] ?? '';
  return [
    {
      file: `${database}/tables.ts`,
      after: "import type { VisitsTable } from '../areas/visits/visits.table.ts';",
      add: `\nimport type { ${area.pascal}Table } from '../areas/${area.kebab}/${area.kebab}.table.ts';`,
    },
    {
      file: `${database}/tables.ts`,
      after: '  visite: VisitsTable;',
      add: `\n  ${area.snake}: ${area.pascal}Table;`,
    },
    {
      file: `${database}/migrate.ts`,
      after: "import type { Change, DatabaseKind } from './change.ts';",
      add: `\nimport { ${area.camel} } from './migrations/${migration}.ts';`,
    },
    { file: `${database}/migrate.ts`, after: last, add: `\n  '${migration}': ${area.camel},` },
  ];
}

function appEdits({ area, record }: Names): Edit[] {
  const labelled = (language: string, sample: string, label: string) => ({
    file: `apps/web/src/shared/record-kinds/messages.${language}.json`,
    after: `    "visit": "${sample}",`,
    add: `\n    "${record.kebab}": "${label}",`,
  });
  return [
    {
      file: 'apps/web/src/shared/entries/kind-views.ts',
      after: "  'visit',\n  'vaccination',\n",
      add: `  '${record.kebab}',\n`,
    },
    {
      file: 'apps/web/src/shared/entries/kind-views.ts',
      after: 'api.call(operations.saveVisit, { path: { id_record }, body }),\n  },',
      add: `
  '${record.kebab}': {
    icon: kindIcons['${record.kebab}'],
    page: '/Registro/${area.pascal}',
    restore: ({ id_record }) => api.call(operations.save${record.pascal}, { path: { id_record }, body }),
  },`,
    },
    {
      file: 'apps/web/src/shared/entries/kind-icons.ts',
      after: '  visit: Stethoscope,',
      add: `\n  '${record.kebab}': Stethoscope,`,
    },
    {
      file: 'apps/web/src/shared/menu/index-tabs.ts',
      after: "  visit: 'care',",
      add: `\n  '${record.kebab}': 'care',`,
    },
    labelled('it', 'Visita', record.pascal),
    labelled('it', 'Visite', area.pascal),
    labelled('en', 'Visit', record.pascal),
    labelled('en', 'Visits', area.pascal),
  ];
}

function nextMigration(root: string): string {
  const files = globSync('*.ts', { cwd: join(root, database, 'migrations') });
  return String(Math.max(...files.map((file) => Number.parseInt(file, 10))) + 1).padStart(4, '0');
}

/** Migration with the columns of the sample, to be changed before the area is released. */
const createMigration = ({ area }: Names) => `import type { ColumnDefinitionBuilder } from 'kysely';
import type { Change } from '../change.ts';
import { trackUsage, recordUsage } from '../usage-triggers.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

export const ${area.camel}: Change = async (db, kind) => {
  const table = db.schema.createTable('${area.snake}');
  const numbered =
    kind === 'sqlite'
      ? table.addColumn('id_visita', 'integer', (column) => column.primaryKey().autoIncrement())
      : table.addColumn('id_visita', 'integer', (column) => column.primaryKey().generatedByDefaultAsIdentity());
  await numbered
    .addColumn('id_paziente', 'integer', (column) => column.notNull().references('pazienti.id_paziente'))
    .addColumn('author_id', 'integer', (column) => column.notNull().references('utenti.id_utente'))
    .addColumn('visita_data', 'text', required)
    .addColumn('visita_motivazione', 'text', required)
    .addColumn('visita_osservazioni', 'text', required)
    .addColumn('visita_conclusioni', 'text', required)
    .addColumn('id_livello_confidenzialita', 'integer')
    .addColumn('specialita', 'text')
    .addColumn('deleted_at', 'text')
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .execute();
  await db.schema
    .createIndex('${area.snake}_paziente')
    .on('${area.snake}')
    .columns(['id_paziente', 'visita_data'])
    .execute();
  await trackUsage(db, kind, recordUsage('${area.snake}'));
};
`;

/** Returns all edits of an area. @throws if a file has changed since this was written; nothing is written then. */
export function wireArea(root: string, name: string, singular: string): { wired: string[]; write: () => void } {
  const names = { area: spell(name), record: spell(singular) };
  const tables = readFileSync(join(root, database, 'tables.ts'), 'utf8');
  if (tables.includes(`\n  ${names.area.snake}: `))
    throw new Error(`There is a table “${names.area.snake}”. Choose another name.`);
  const migration = `${nextMigration(root)}-${name}`;
  const edits = [
    ...contractEdits(root, names),
    ...serverEdits(names),
    ...databaseEdits(root, names, migration),
    ...appEdits(names),
  ];
  const contents = new Map<string, string>();
  for (const { file, after, add } of edits) {
    const content = contents.get(file) ?? readFileSync(join(root, file), 'utf8');
    if (!content.includes(after)) throw new Error(`${file} has changed: “${after.trim()}” is not in it.`);
    contents.set(
      file,
      content.replace(after, () => after + add),
    );
  }
  contents.set(`${database}/migrations/${migration}.ts`, createMigration(names));
  return {
    wired: [...contents.keys()],
    write: () => {
      for (const [file, content] of contents) writeFileSync(join(root, file), content);
    },
  };
}
