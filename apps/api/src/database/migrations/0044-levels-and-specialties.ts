import { sql } from 'kysely';
import type { Change } from '../change.ts';

const withoutLevel = ['visite', 'tbl_parametri_vitalis', 'anamnesi_log', 'tbl_gravidanze', 'reazioni_avverse'] as const;

const withSpecialties = [
  'indagini',
  'diagnosi',
  'tbl_terapie',
  'visite',
  'tbl_vaccinaziones',
  'tbl_taccuinos',
  'files',
] as const;

export const levelsAndSpecialties: Change = async (schema) => {
  for (const table of withoutLevel)
    await schema.schema.alterTable(table).addColumn('id_livello_confidenzialita', 'integer').execute();
  for (const table of withSpecialties) await schema.schema.alterTable(table).addColumn('specialita', 'text').execute();
  await schema.schema.alterTable('tbl_terapie').addColumn('farmaco_atc', 'text').execute();
  await fillCodes(schema);
};

/** Existing therapies get the code of their medicine from the imported list, or else from the built-in one. */
async function fillCodes(schema: Parameters<Change>[0]): Promise<void> {
  await sql`update tbl_terapie set farmaco_atc = (
    select codice_atc from farmaci_confezioni
    join farmaci_prodotti on farmaci_prodotti.id_prodotto = farmaci_confezioni.id_prodotto
    where codice_aic = id_farmaco_codifa)`.execute(schema);
  const { rows } = await sql<{ id: string }>`select distinct id_farmaco_codifa as id from tbl_terapie
    where farmaco_atc is null and id_farmaco_codifa is not null`.execute(schema);
  if (rows.length === 0) return;
  // Large and needed only once.
  const { default: drugs } = await import('../../areas/drugs/drugs.json', { with: { type: 'json' } });
  const codes = new Map(drugs.map(({ code, atc }) => [code, atc]));
  for (const { id } of rows) {
    const atc = codes.get(id) ?? null;
    await sql`update tbl_terapie set farmaco_atc = ${atc} where id_farmaco_codifa = ${id}`.execute(schema);
  }
}
