import type { ColumnDefinitionBuilder } from 'kysely';
import type { Change } from '../change.ts';
import { recordUsage, trackUsage } from '../usage-triggers.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

export const proposals: Change = async (db, kind) => {
  const key = (column: ColumnDefinitionBuilder) =>
    kind === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey().generatedByDefaultAsIdentity();

  await db.schema
    .createTable('proposte')
    .addColumn('id_proposta', 'integer', key)
    .addColumn('id_paziente', 'integer', (column) => column.notNull().references('pazienti.id_paziente'))
    .addColumn('author_id', 'integer', required)
    .addColumn('id_cpp', 'integer', required)
    .addColumn('autore', 'text', required)
    .addColumn('tipo', 'text', required)
    .addColumn('testo', 'text', required)
    .addColumn('contenuto', 'text')
    .addColumn('tipo_record', 'text')
    .addColumn('id_record', 'integer')
    .addColumn('titolo', 'text')
    .addColumn('stato', 'text', required)
    .addColumn('modificata', 'integer', required)
    .addColumn('motivo', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('decisa_il', 'text')
    .execute();
  await db.schema.createIndex('proposte_paziente').on('proposte').columns(['id_paziente', 'id_proposta']).execute();
  await db.schema.createIndex('proposte_autore').on('proposte').columns(['author_id', 'id_paziente']).execute();
  await trackUsage(db, kind, recordUsage('proposte'));
};
