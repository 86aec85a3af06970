import { type CreateTableBuilder, type Generated, sql } from 'kysely';
import type { Change } from '../change.ts';

type Tables = {
  features: { id_utente: number; feature: string };
  permessi: { id: Generated<number>; name: string };
  ruoli: { id: Generated<number>; name: string };
  ruoli_permessi: { id_ruolo: number; id_permesso: number };
  licenze: {
    id: Generated<number>;
    descrizione: string;
    costo_centesimi: number;
    enable: Generated<number>;
    durata_desc: string;
    durata_mesi: number | null;
  };
  licenze_ruoli: { id_licenza: number; id_ruolo: number };
  utenti_ruoli: { id_utente: number; id_ruolo: number };
  utenti_licenze: { id_utente: number; id_tipo_licenza: number; valid_from: string; source: string };
  utenti: { id_utente: number; created_at: string };
};

const basic = [
  ...['aggiungiesame', 'modificaesame', 'spostaEsame', 'aggiungidiagnosi', 'modificadiagnosi', 'spostaDiagnosi'],
  ...['aggiungivisite', 'modificavisite', 'aggiungifarmaci', 'modificafarmaci', 'spostaFarmaci', 'aggiungifile'],
  ...['modificafile', 'aggiungivaccini', 'modificavaccini', 'calcolatrice', 'aggiungialtro', 'modificaaltro'],
];
const notebook = ['aggiungitaccuino', 'modificataccuino'];
const admin = ['admin'];

const nameOf = (features: readonly string[]) => [...features].sort().join();

export const permissions: Change = async (schema, kind) => {
  const db = schema.withTables<Tables>();
  const withKey = <Table extends string>(table: CreateTableBuilder<Table>) =>
    kind === 'sqlite'
      ? table.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      : table.addColumn('id', 'integer', (column) => column.primaryKey().generatedByDefaultAsIdentity());

  for (const list of ['permessi', 'ruoli']) {
    await withKey(db.schema.createTable(list))
      .addColumn('name', 'text', (column) => column.notNull().unique())
      .execute();
  }
  await withKey(db.schema.createTable('licenze'))
    .addColumn('descrizione', 'text', (column) => column.notNull().unique())
    .addColumn('costo_centesimi', 'integer', (column) => column.notNull())
    .addColumn('enable', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('durata_desc', 'text', (column) => column.notNull())
    .addColumn('durata_mesi', 'integer')
    .execute();

  const pairs = [
    ['ruoli_permessi', 'id_ruolo', 'ruoli.id', 'id_permesso', 'permessi.id'],
    ['licenze_ruoli', 'id_licenza', 'licenze.id', 'id_ruolo', 'ruoli.id'],
    ['utenti_ruoli', 'id_utente', 'utenti.id_utente', 'id_ruolo', 'ruoli.id'],
  ] as const;
  for (const [table, one, ofOne, other, ofOther] of pairs) {
    await db.schema
      .createTable(table)
      .addColumn(one, 'integer', (column) => column.notNull().references(ofOne))
      .addColumn(other, 'integer', (column) => column.notNull().references(ofOther))
      .addPrimaryKeyConstraint(`${table}_key`, [one, other])
      .execute();
  }
  await withKey(db.schema.createTable('utenti_licenze'))
    .addColumn('id_utente', 'integer', (column) => column.notNull().references('utenti.id_utente'))
    .addColumn('id_tipo_licenza', 'integer', (column) => column.notNull().references('licenze.id'))
    .addColumn('valid_from', 'text', (column) => column.notNull())
    .addColumn('valid_to', 'text')
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('revoked_at', 'text')
    .execute();
  await db.schema.createIndex('utenti_licenze_utente').on('utenti_licenze').column('id_utente').execute();

  const insertRole = async (name: string, features: readonly string[]) => {
    const { id } = await db.insertInto('ruoli').values({ name }).returning('id').executeTakeFirstOrThrow();
    await db
      .insertInto('ruoli_permessi')
      .columns(['id_ruolo', 'id_permesso'])
      .expression(({ selectFrom, val }) =>
        selectFrom('permessi')
          .select([val(id).as('id_ruolo'), 'permessi.id as id_permesso'])
          .where('name', 'in', features),
      )
      .execute();
    return id;
  };
  const insertLicence = async (row: Omit<Tables['licenze'], 'id' | 'enable'>, roles: readonly number[]) => {
    const licence = await db.insertInto('licenze').values(row).returning('id').executeTakeFirstOrThrow();
    const rows = roles.map((id_ruolo) => ({ id_licenza: licence.id, id_ruolo }));
    await db.insertInto('licenze_ruoli').values(rows).execute();
    return licence.id;
  };

  const granted = await db.selectFrom('features').selectAll().orderBy('id_utente').execute();
  const known = new Set([...basic, ...notebook, ...admin, ...granted.map(({ feature }) => feature)]);
  await db
    .insertInto('permessi')
    .values([...known].map((name) => ({ name })))
    .execute();
  const patient = await insertRole('Paziente', basic);
  const painter = await insertRole('Taccuino', notebook);
  const administrator = await insertRole('Amministratore', admin);
  const free = await insertLicence(
    { descrizione: 'Piano gratuito', costo_centesimi: 0, durata_desc: 'Senza scadenza', durata_mesi: null },
    [patient],
  );
  const full = await insertLicence(
    { descrizione: 'Piano completo', costo_centesimi: 2990, durata_desc: '1 anno', durata_mesi: 12 },
    [patient, painter],
  );

  const ofPerson = new Map<number, string[]>();
  for (const { id_utente, feature } of granted) {
    ofPerson.set(id_utente, [...(ofPerson.get(id_utente) ?? []), feature]);
  }
  const licences = new Map([
    [nameOf(basic), free],
    [nameOf([...basic, ...notebook]), full],
  ]);
  const others = new Map<string, number>();
  for (const [id_utente, all] of ofPerson) {
    if (all.includes('admin')) {
      await db.insertInto('utenti_ruoli').values({ id_utente, id_ruolo: administrator }).execute();
    }
    const features = all.filter((name) => name !== 'admin');
    if (features.length === 0) continue;
    const id_tipo_licenza = licences.get(nameOf(features));
    if (id_tipo_licenza !== undefined) {
      const { created_at: valid_from } = await db
        .selectFrom('utenti')
        .select('created_at')
        .where('id_utente', '=', id_utente)
        .executeTakeFirstOrThrow();
      const licence = { id_utente, id_tipo_licenza, valid_from, source: 'registration' };
      await db.insertInto('utenti_licenze').values(licence).execute();
      continue;
    }
    const name = nameOf(features);
    const id_ruolo = others.get(name) ?? (await insertRole(`Concessione ${others.size + 1}`, features));
    others.set(name, id_ruolo);
    await db.insertInto('utenti_ruoli').values({ id_utente, id_ruolo }).execute();
  }
  await db.schema.dropTable('features').execute();

  // Without foreign keys: entries outlive the accounts that they refer to.
  await withKey(db.schema.createTable('registro_admin'))
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('id_utente', 'integer', (column) => column.notNull())
    .addColumn('azione', 'text', (column) => column.notNull())
    .addColumn('id_oggetto', 'integer', (column) => column.notNull())
    .addColumn('prima', 'text')
    .addColumn('dopo', 'text')
    .execute();
  if (kind === 'sqlite') {
    const refuse = sql`begin select raise(abort, 'The audit is only added to.'); end`;
    await sql`create trigger registro_admin_update before update on registro_admin ${refuse}`.execute(db);
    await sql`create trigger registro_admin_delete before delete on registro_admin ${refuse}`.execute(db);
    return;
  }
  await sql`create trigger registro_admin_fixed before update or delete or truncate on registro_admin
    for each statement execute function audit_refuse()`.execute(db);
};
