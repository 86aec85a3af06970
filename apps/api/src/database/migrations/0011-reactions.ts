import type { ColumnDefinitionBuilder } from 'kysely';
import type { Change } from '../change.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

const texts = [
  'reaction',
  'date_reaction',
  'severity',
  'reaction_duration',
  'drugs_to_treat_reaction',
  'reaction_now',
  'batch_number',
  'prescribed_by_doctor',
  'care_provider_warned',
  'reason',
  'adverse_reaction_drug_suspended',
  'first_assumption_date',
  'last_assumption_date',
  'how_many_times_day',
  'how_drug_taken',
  'drug_already_used',
  'other_drugs_used',
  'other_diseases',
  'name_care_provider',
  'contactable_care_provider',
  'address_care_provider',
  'phone_care_provider',
  'patient_address',
  'patient_phone',
  'patient_email',
];
const perhaps = ['date_last_menstruation', 'pregnancy', 'nursing_mother', 'same_reaction'];

export const reactions: Change = async (db, kind) => {
  let table = db.schema
    .createTable('reazioni_avverse')
    .addColumn('id_reazione', 'integer', (column) =>
      kind === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey().generatedByDefaultAsIdentity(),
    )
    .addColumn('id_paziente', 'integer', (column) => column.notNull().references('pazienti.id_paziente'))
    .addColumn('author_id', 'integer', (column) => column.notNull().references('utenti.id_utente'))
    .addColumn('id_terapie', 'integer', (column) => column.notNull().references('tbl_terapie.id_terapie'))
    .addColumn('id_farmaco_codifa', 'text')
    .addColumn('descrizione_breve', 'text', required)
    .addColumn('data_inserimento', 'text', required)
    .addColumn('id_structure_pharmacovigilance', 'integer', required)
    .addColumn('reaction_affect', 'integer', required)
    .addColumn('deleted_at', 'text')
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required);
  for (const name of texts) table = table.addColumn(name, 'text', required);
  for (const name of perhaps) table = table.addColumn(name, 'text');
  await table.execute();
  await db.schema
    .createIndex('reazioni_paziente')
    .on('reazioni_avverse')
    .columns(['id_paziente', 'date_reaction'])
    .execute();
};
