import type { Change } from '../change.ts';

export const purchases: Change = async (db, kind) => {
  await db.schema
    .createTable('acquisti')
    .addColumn('id', 'integer', (column) =>
      kind === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey().generatedByDefaultAsIdentity(),
    )
    .addColumn('id_utente', 'integer', (column) => column.notNull().references('utenti.id_utente'))
    .addColumn('id_tipo_licenza', 'integer', (column) => column.notNull().references('licenze.id'))
    .addColumn('purchase', 'text', (column) => column.notNull().unique())
    .addColumn('order_id', 'text', (column) => column.notNull().unique())
    .addColumn('centesimi', 'integer', (column) => column.notNull())
    .addColumn('valuta', 'text', (column) => column.notNull())
    .addColumn('durata_mesi', 'integer')
    .addColumn('impronta', 'text', (column) => column.notNull())
    .addColumn('accettato_at', 'text', (column) => column.notNull())
    .addColumn('stato', 'text', (column) => column.notNull())
    .addColumn('chiesto_at', 'text')
    .addColumn('capture_id', 'text')
    .addColumn('pagato_at', 'text')
    .addColumn('id_sottoscrizione', 'integer', (column) => column.references('utenti_licenze.id'))
    .execute();
  await db.schema.createIndex('acquisti_utente').on('acquisti').column('id_utente').execute();
  await db.schema.createIndex('acquisti_sottoscrizione').on('acquisti').column('id_sottoscrizione').execute();
  await db.schema.createIndex('acquisti_stato').on('acquisti').column('stato').execute();
};
