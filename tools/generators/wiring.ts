// What an area needs outside of its own folders before it type-checks: the lines beside those of the sample.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Spellings, spell } from '../lib/names.ts';
import { renamePath } from './rename.ts';

interface Names {
  area: Spellings;
  /** One record of it. */
  record: Spellings;
}

interface Edit {
  file: string;
  /** What stands there of the sample; all that is added comes right after it. */
  after: string;
  add: string;
}

const contract = 'openapi/openapi.yaml';
const database = 'apps/api/src/database';

/** The file of a path is named by its URL; that of a new area begins with its name, since the sample's is taken. */
export const pathFile = (file: string, area: string): string => file.replace(/^api@/, `api@${area}@`);

function ofContract(root: string, { area, record }: Names): Edit[] {
  const files = globSync('*.yaml', { cwd: join(root, 'openapi/areas/contacts') }).sort();
  const paths = files.map((sample) => {
    const file = pathFile(
      renamePath(sample, [
        ['contacts', area.kebab],
        ['contact', record.kebab],
      ]),
      area.kebab,
    );
    const url = `/${basename(file, '.yaml').replaceAll('@', '/')}`;
    return `\n  '${url}': { $ref: 'areas/${area.kebab}/${file}' }`;
  });
  return [
    {
      file: contract,
      after: '  - { name: contacts, description: Emergency and other contacts. }',
      add: `\n  - { name: ${area.kebab}, description: ${area.pascal}. }`,
    },
    { file: contract, after: "areas/contacts/api@salva@contattialtro@{id_record}.yaml' }", add: paths.join('') },
  ];
}

function ofRecord({ record }: Names): Edit[] {
  const kind = { add: `, ${record.kebab}`, after: 'enum: [patient, contact' };
  return [
    { file: 'openapi/areas/audit/schemas/RecordKind.yaml', ...kind },
    { file: 'apps/api/src/contract/document.ts', after: "  | 'contact'", add: `\n  | '${record.kebab}'` },
    {
      file: 'apps/web/src/shared/confidentiality/record-log.tsx',
      after: "  tipo: 'contact'",
      add: ` | '${record.kebab}'`,
    },
  ];
}

function ofServer({ area, record }: Names): Edit[] {
  const from = `./areas/${area.kebab}/${area.kebab}`;
  return [
    {
      file: 'apps/api/src/owners.ts',
      after: "import { ownsContact } from './areas/contacts/contacts.repository.ts';",
      add: `\nimport { owns${record.pascal} } from '${from}.repository.ts';`,
    },
    {
      file: 'apps/api/src/owners.ts',
      after:
        '    contact: async ({ id_paziente }, id) => id_paziente !== undefined && ownsContact(database, id_paziente, id),',
      add: `\n    '${record.kebab}': async ({ id_paziente }, id) => id_paziente !== undefined && owns${record.pascal}(database, id_paziente, id),`,
    },
    {
      file: 'apps/api/src/handlers.ts',
      after: "import { contactsRoutes } from './areas/contacts/contacts.routes.ts';",
      add: `\nimport { ${area.camel}Routes } from '${from}.routes.ts';`,
    },
    {
      file: 'apps/api/src/handlers.ts',
      after: '  ...contactsRoutes(app),',
      add: `\n  ...${area.camel}Routes(app),`,
    },
  ];
}

/** A table belongs to the record: it is in its archive, goes with the account, and no stranger reaches it. */
function ofRecordKept({ area, record }: Names): Edit[] {
  return [
    {
      file: 'apps/api/src/areas/account/erasure.ts',
      after: '  contatti: ofPatient,',
      add: `\n  ${area.snake}: ofPatient,`,
    },
    {
      file: 'apps/api/src/archive/tables.ts',
      after: "  } satisfies Columns<'contatti'>,",
      add: `
  ${area.snake}: {
    id_contatto: key,
    id_paziente: patient,
    author_id: user,
    id_contatto_tipologia: value(fieldOf('${record.pascal}', 'id_contatto_tipologia')),
    tipologia_originale: value({ enum: [10, 0] }),
    contatto_nominativo: value(fieldOf('Emergency${record.pascal}Save', 'contatto_nominativo')),
    contatto_telefono: value(fieldOf('Emergency${record.pascal}Save', 'contatto_telefono')),
    id_livello_confidenzialita: level,
    created_at: written,
    updated_at: written,
  } satisfies Columns<'${area.snake}'>,`,
    },
    {
      file: 'apps/api/test/own-records.ts',
      after: `      return (await server.call('POST', \`/api/salva/\${table}/0\`, { token: person.token, body })).body.id_contatto;
    },`,
      add: `
    '${record.kebab}': async (server, person, { path }) => {
      const table = path.includes('contattialtro') ? 'contattialtro' : 'contattiemergenza';
      const body = {
        id_contatto_tipologia: table === 'contattialtro' ? 0 : 10,
        contatto_nominativo: markerOf(person),
        contatto_telefono: '0511234567',
        id_livello_confidenzialita: 1,
      };
      const url = \`/api/${area.kebab}/salva/\${table}/0\`;
      return (await server.call('POST', url, { token: person.token, body })).body.id_contatto;
    },`,
    },
  ];
}

function ofDatabase(root: string, { area }: Names, migration: string): Edit[] {
  const last = readFileSync(join(root, database, 'migrate.ts'), 'utf8').match(/ {2}'[\w-]+': \w+,(?=\n\};)/)?.[0] ?? '';
  return [
    {
      file: `${database}/tables.ts`,
      after: "import type { ContactsTable } from '../areas/contacts/contacts.table.ts';",
      add: `\nimport type { ${area.pascal}Table } from '../areas/${area.kebab}/${area.kebab}.table.ts';`,
    },
    {
      file: `${database}/tables.ts`,
      after: '  contatti: ContactsTable;',
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

function ofApp({ area }: Names): Edit[] {
  return [
    {
      file: 'apps/web/src/i18next.d.ts',
      after: "import type contacts from './areas/contacts/messages.it.json';",
      add: `\nimport type ${area.camel} from './areas/${area.kebab}/messages.it.json';`,
    },
    {
      file: 'apps/web/src/i18next.d.ts',
      after: '      contacts: typeof contacts;',
      add: `\n      '${area.kebab}': typeof ${area.camel};`,
    },
  ];
}

function nextMigration(root: string): string {
  const files = globSync('*.ts', { cwd: join(root, database, 'migrations') });
  return String(Math.max(...files.map((file) => Number.parseInt(file, 10))) + 1).padStart(4, '0');
}

/** The columns of the sample, to be made those of the area before it is released. */
const migrationOf = ({ area }: Names) => `import type { ColumnDefinitionBuilder } from 'kysely';
import type { Change } from '../change.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

export const ${area.camel}: Change = async (db, kind) => {
  const table = db.schema.createTable('${area.snake}');
  const numbered =
    kind === 'sqlite'
      ? table.addColumn('id_contatto', 'integer', (column) => column.primaryKey().autoIncrement())
      : table.addColumn('id_contatto', 'integer', (column) => column.primaryKey().generatedByDefaultAsIdentity());
  await numbered
    .addColumn('id_paziente', 'integer', (column) => column.notNull().references('pazienti.id_paziente'))
    .addColumn('author_id', 'integer', (column) => column.notNull().references('utenti.id_utente'))
    .addColumn('id_contatto_tipologia', 'integer', required)
    .addColumn('tipologia_originale', 'integer', required)
    .addColumn('contatto_nominativo', 'text', required)
    .addColumn('contatto_telefono', 'text', required)
    .addColumn('id_livello_confidenzialita', 'integer', required)
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .execute();
  await db.schema
    .createIndex('${area.snake}_paziente')
    .on('${area.snake}')
    .columns(['id_paziente', 'id_contatto_tipologia'])
    .execute();
};
`;

/** What an area changes, whole or not at all: a file that is not what it was when this was written is an error. */
export function wireArea(root: string, name: string, singular: string): { wired: string[]; write: () => void } {
  const names = { area: spell(name), record: spell(singular) };
  const tables = readFileSync(join(root, database, 'tables.ts'), 'utf8');
  if (tables.includes(`\n  ${names.area.snake}: `))
    throw new Error(`There is a table “${names.area.snake}”. Choose another name.`);
  const migration = `${nextMigration(root)}-${name}`;
  const edits = [
    ...ofContract(root, names),
    ...ofRecord(names),
    ...ofServer(names),
    ...ofRecordKept(names),
    ...ofDatabase(root, names, migration),
    ...ofApp(names),
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
  contents.set(`${database}/migrations/${migration}.ts`, migrationOf(names));
  return {
    wired: [...contents.keys()],
    write: () => {
      for (const [file, content] of contents) writeFileSync(join(root, file), content);
    },
  };
}
