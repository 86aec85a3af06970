import type { ColumnDefinitionBuilder } from 'kysely';
import type { Change } from '../change.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

const texts = {
  tbl_anamnesi_familiare: 'anamnesi_familiare_contenuto',
  tbl_anamnesi_pt_prossima: 'anamnesi_prossima_contenuto',
  tbl_anamnesi_pt_remota: 'anamnesi_remota_contenuto',
};

const choices = [
  'tempoParto',
  'tipoParto',
  'allattamento',
  'sviluppoVegRel',
  'livelloScol',
  'attivitaFisica',
  'abitudAlim',
  'stress',
  'fumo',
  'dataInizioFumo',
  'dataFineFumo',
  'alcool',
  'tipoAlcool',
  'dataInizioAlcool',
  'dataFineAlcool',
  'droghe',
  'tipoDroghe',
  'dataInizioDroghe',
  'dataFineDroghe',
  'caffeina',
  'alvo',
  'minzione',
  'ciclo',
  'menopausa',
];
const words = [
  'noteInfanzia',
  'ritmoSV',
  'dosiDroghe',
  'noteStileVita',
  'professione',
  'noteAttLav',
  'noteAlvoMinz',
  'noteCicloMes',
];
const doses = ['dosiFumo', 'dosiAlcool', 'dosiCaffeina'];
const ages = ['etaMenarca', 'etaMenopausa'];

export const anamnesis: Change = async (db, kind) => {
  // Author and time of each part. IDs are shared by all parts, so one index finds all parts of a patient.
  await db.schema
    .createTable('anamnesi_log')
    .addColumn('id_anamnesi_log', 'integer', (column) =>
      kind === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey().generatedByDefaultAsIdentity(),
    )
    .addColumn('id_paziente', 'integer', (column) => column.notNull().references('pazienti.id_paziente'))
    .addColumn('parte', 'text', required)
    .addColumn('author_id', 'integer', (column) => column.notNull().references('utenti.id_utente'))
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .addUniqueConstraint('anamnesi_parte', ['id_paziente', 'parte'])
    .execute();

  const part = (name: string) =>
    db.schema
      .createTable(name)
      .addColumn('id_anamnesi_log', 'integer', (column) =>
        column.primaryKey().references('anamnesi_log.id_anamnesi_log'),
      );
  for (const [table, content] of Object.entries(texts)) {
    await part(table).addColumn(content, 'text', required).execute();
  }
  let physiological = part('tbl_anamnesi_fisiologica');
  for (const name of choices) physiological = physiological.addColumn(name, 'text');
  for (const name of words) physiological = physiological.addColumn(name, 'text', required);
  for (const name of doses) physiological = physiological.addColumn(name, 'double precision', required);
  for (const name of ages) physiological = physiological.addColumn(name, 'integer');
  await physiological.execute();
};
