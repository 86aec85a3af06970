import type { Insertable, Selectable, Updateable } from 'kysely';
import type { components } from '../../contract/contract.gen.ts';
import type { Queries } from '../../database/database.ts';
import { prepared } from '../../database/prepared.ts';
import type { TherapiesTable } from './therapies.table.ts';

export type Therapy = components['schemas']['Therapy'];
export type TherapyType = Therapy['tipo_terapia'];
type Row = Selectable<TherapiesTable>;

const therapiesOf = prepared({ patientId: -1 }, (database, { patientId }) =>
  database
    .selectFrom('tbl_terapie')
    .selectAll()
    .where('id_paziente', '=', patientId)
    .where('deleted_at', 'is', null)
    .orderBy('data_inizio', 'desc')
    .orderBy('id_terapie', 'desc'),
);

function toTherapy(row: Row): Therapy {
  return {
    id_terapie: row.id_terapie,
    id_paziente: row.id_paziente,
    author_id: row.author_id,
    id_farmaco_codifa: row.id_farmaco_codifa,
    farmaco: { descrizione_breve: row.descrizione_breve, somministrazione: row.somministrazione },
    tipo_terapia: row.tipo_terapia,
    terapie_stato: row.tipo_terapia,
    quantita_farmaceutica: row.quantita_farmaceutica,
    frequenza_farmaceutica: row.frequenza_farmaceutica,
    data_inizio: row.data_inizio,
    data_fine: row.data_fine,
    id_diagnosi: row.id_diagnosi,
    id_prescrittore: row.id_prescrittore,
    prescrittore: row.prescrittore,
    note: row.note,
    orari: JSON.parse(row.orari),
    giorni: JSON.parse(row.giorni),
    confezione:
      row.confezione_pezzi === null || row.confezione_dal === null
        ? null
        : { pezzi: row.confezione_pezzi, dal: row.confezione_dal, al_giorno: row.confezione_al_giorno },
    interazioni_accettate: row.interazioni_accettate === null ? null : JSON.parse(row.interazioni_accettate),
    id_livello_confidenzialita: row.id_livello_confidenzialita,
    deleted_at: row.deleted_at,
    versione: row.updated_at,
  };
}

/** What of a therapy can be written, as the contract has it. */
export type TherapyFields = Pick<
  Therapy,
  | 'id_farmaco_codifa'
  | 'farmaco'
  | 'tipo_terapia'
  | 'quantita_farmaceutica'
  | 'frequenza_farmaceutica'
  | 'data_inizio'
  | 'data_fine'
  | 'id_diagnosi'
  | 'id_prescrittore'
  | 'prescrittore'
  | 'note'
  | 'orari'
  | 'giorni'
  | 'confezione'
  | 'interazioni_accettate'
  | 'id_livello_confidenzialita'
>;

function columnsOf({ farmaco, orari, giorni, confezione, interazioni_accettate, ...plain }: TherapyFields) {
  return {
    ...plain,
    descrizione_breve: farmaco.descrizione_breve,
    somministrazione: farmaco.somministrazione,
    orari: JSON.stringify(orari),
    giorni: JSON.stringify(giorni),
    confezione_pezzi: confezione?.pezzi ?? null,
    confezione_dal: confezione?.dal ?? null,
    confezione_al_giorno: confezione?.al_giorno ?? null,
    interazioni_accettate: interazioni_accettate && JSON.stringify(interazioni_accettate),
  } satisfies Updateable<TherapiesTable>;
}

/** Those that are not deleted, the latest start first. */
export async function listTherapies(database: Queries, patientId: number): Promise<Therapy[]> {
  return (await therapiesOf(database, { patientId })).map(toTherapy);
}

/** A therapy of a patient, deleted or not. */
export async function findTherapy(database: Queries, patientId: number, id: number): Promise<Therapy | undefined> {
  const row = await database
    .selectFrom('tbl_terapie')
    .selectAll()
    .where('id_terapie', '=', id)
    .where('id_paziente', '=', patientId)
    .executeTakeFirst();
  return row && toTherapy(row);
}

export type Owner = Pick<Insertable<TherapiesTable>, 'id_paziente' | 'author_id'>;

export async function insertTherapy(
  database: Queries,
  owner: Owner,
  therapy: TherapyFields,
  at: string,
): Promise<Therapy> {
  const row = await database
    .insertInto('tbl_terapie')
    .values({ ...owner, ...columnsOf(therapy), deleted_at: null, created_at: at, updated_at: at })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toTherapy(row);
}

/** Undefined when somebody else has moved or deleted it since it was read, or it is not the version that was seen. */
export async function updateTherapy(
  database: Queries,
  before: Therapy,
  change: Partial<TherapyFields> & { deleted_at?: string | null },
  at: string,
  seen?: string,
): Promise<Therapy | undefined> {
  const { deleted_at = before.deleted_at, ...fields } = change;
  const {
    id_terapie,
    id_paziente,
    author_id,
    terapie_stato,
    deleted_at: _before,
    versione: _version,
    ...known
  } = before;
  const row = await database
    .updateTable('tbl_terapie')
    .set({ ...columnsOf({ ...known, ...fields }), deleted_at, updated_at: at })
    .where('id_terapie', '=', id_terapie)
    .$if(seen !== undefined, (update) => update.where('updated_at', '=', seen ?? ''))
    .where('tipo_terapia', '=', before.tipo_terapia)
    .where('deleted_at', before.deleted_at === null ? 'is' : '=', before.deleted_at)
    .returningAll()
    .executeTakeFirst();
  return row && toTherapy(row);
}

const excluded = '2';

/** Tells whether a diagnosis of a patient was excluded. */
export async function isExcludedDiagnosis(database: Queries, patientId: number, id: number): Promise<boolean> {
  const row = await database
    .selectFrom('diagnosi')
    .select('diagnosi_stato')
    .where('id_diagnosi', '=', id)
    .where('id_paziente', '=', patientId)
    .executeTakeFirst();
  return row?.diagnosi_stato === excluded;
}

/** A drug as others compare it; one in own words has an id that no catalogue knows. */
export const toNamed = ({ id_terapie, id_farmaco_codifa, farmaco: { descrizione_breve } }: Therapy) => ({
  id_terapie,
  id_farmaco_codifa: id_farmaco_codifa ?? '',
  descrizione_breve,
});
