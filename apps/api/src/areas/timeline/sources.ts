import { type AliasableExpression, type ExpressionBuilder, sql } from 'kysely';
import type { components } from '../../contract/contract.gen.ts';
import type { Queries } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';

export type TimelineKind = components['schemas']['TimelineKind'];

/** What every kind of entry has. */
export interface Row {
  id: number;
  /** YYYY-MM-DD */
  data: string;
  titolo: string;
  testo: string;
  livello: number | null;
  /** When it was deleted. */
  eliminato: string | null;
  /** Which list a diagnosis, an exam or a therapy is in: what was excluded, or is forbidden, is not what somebody has. */
  stato?: string | number | undefined;
  /** Of a diagnosis. */
  tipo_diagnosi?: components['schemas']['DiagnosisType'] | undefined;
  /** Of a file: the exam that it is attached to, and how secret that is. */
  id_indagine?: number | null | undefined;
  parent_level?: number | null | undefined;
}

type Source = (database: Queries, patientId: number) => AliasableExpression<Row>;

/** The day of a moment; days and moments are texts of ISO 8601. */
const dayOf = <Table extends keyof Tables>(eb: ExpressionBuilder<Tables, Table>, column: 'created_at') =>
  eb.fn<string>('substr', [eb.ref(column as never), eb.lit(1), eb.lit(10)]);

/** What is written in some of these columns. */
function listed(...columns: string[]) {
  const parts = columns.map((name) => sql`case when ${sql.ref(name)} != '' then ' · ' || ${sql.ref(name)} else '' end`);
  return sql<string>`ltrim(${sql.join(parts, sql` || `)}, ' ·')`;
}

/** The words of a part of the history, whichever it is. */
function historyText() {
  const notes = ['noteInfanzia', 'professione', 'noteAttLav', 'noteStileVita', 'noteAlvoMinz', 'noteCicloMes'];
  const joined = sql.join(
    notes.map((name) => sql.ref(`habits.${name}`)),
    sql` || ' ' || `,
  );
  return sql<string>`coalesce(family.anamnesi_familiare_contenuto, recent.anamnesi_prossima_contenuto,
    remote.anamnesi_remota_contenuto, trim(${joined}), '')`;
}

/** Every kind of entry that has a day, deleted or not, of one patient. */
export const sources: Record<TimelineKind, Source> = {
  notebook: (database, patientId) =>
    database
      .selectFrom('tbl_taccuinos')
      .where('id_paziente', '=', patientId)
      .select(['id_taccuino as id', 'taccuino_data as data', 'taccuino_descrizione as titolo'])
      .select(['id_livello_confidenzialita as livello', 'deleted_on as eliminato'])
      .select((eb) => eb.val('').as('testo')),
  exam: (database, patientId) =>
    database
      .selectFrom('indagini')
      .leftJoin('centri_indagini', 'centri_indagini.id_centro_indagine', 'indagini.id_centro_indagine')
      .where('id_paziente', '=', patientId)
      .select(['id_indagine as id', 'indagine_tipologia as titolo', 'indagine_stato as stato'])
      .select(['id_livello_confidenzialita as livello', 'deleted_on as eliminato'])
      .select(listed('indagine_motivo', 'careprovider', 'altro_centro', 'centro_nome').as('testo'))
      // One that was only asked for has no day yet, but the one on which it was written down.
      .select((eb) => eb.fn.coalesce('indagine_data_display', dayOf(eb, 'created_at')).as('data')),
  diagnosis: (database, patientId) =>
    database
      .selectFrom('diagnosi')
      .where('id_paziente', '=', patientId)
      .select(['id_diagnosi as id', 'diagnosi_inserimento as data', 'diagnosi_patologia as titolo'])
      .select(['careprovider as testo', 'id_livello_confidenzialita as livello', 'deleted_at as eliminato'])
      .select(['diagnosi_stato as stato', 'tipo_diagnosi']),
  visit: (database, patientId) =>
    database
      .selectFrom('visite')
      .where('id_paziente', '=', patientId)
      .select(['id_visita as id', 'visita_data as data', 'visita_motivazione as titolo', 'deleted_at as eliminato'])
      .select((eb) => [
        eb(eb('visita_osservazioni', '||', eb.val(' ')), '||', eb.ref('visita_conclusioni'))
          .$castTo<string>()
          .as('testo'),
        eb.val<number | null>(null).as('livello'),
      ]),
  reading: (database, patientId) =>
    database
      .selectFrom('tbl_parametri_vitalis')
      .where('id_paziente', '=', patientId)
      .select(['id_rilevazione as id', 'data_rilevazione as data', 'deleted_at as eliminato'])
      .select((eb) => [eb.val('').as('titolo'), eb.val('').as('testo'), eb.val<number | null>(null).as('livello')]),
  anamnesis: (database, patientId) =>
    database
      .selectFrom('anamnesi_log as written')
      .leftJoin('tbl_anamnesi_familiare as family', 'family.id_anamnesi_log', 'written.id_anamnesi_log')
      .leftJoin('tbl_anamnesi_pt_prossima as recent', 'recent.id_anamnesi_log', 'written.id_anamnesi_log')
      .leftJoin('tbl_anamnesi_pt_remota as remote', 'remote.id_anamnesi_log', 'written.id_anamnesi_log')
      .leftJoin('tbl_anamnesi_fisiologica as habits', 'habits.id_anamnesi_log', 'written.id_anamnesi_log')
      .where('id_paziente', '=', patientId)
      // A text that was emptied is gone; of the physiological history most is no text.
      .where((eb) => eb.or([eb('parte', '=', 'fisiologica'), eb(historyText(), '!=', '')]))
      .select(['written.id_anamnesi_log as id', 'parte as titolo'])
      .select((eb) => [
        sql<string>`substr(written.updated_at, 1, 10)`.as('data'),
        historyText().as('testo'),
        eb.val<number | null>(null).as('livello'),
        eb.val<string | null>(null).as('eliminato'),
      ]),
  pregnancy: (database, patientId) =>
    database
      .selectFrom('tbl_gravidanze')
      .where('id_paziente', '=', patientId)
      .select(['id_gravidanza as id', 'note_gravidanza as testo', 'deleted_at as eliminato'])
      .select((eb) => [
        eb.fn.coalesce('fine_gravidanza', 'inizio_gravidanza', dayOf(eb, 'created_at')).as('data'),
        eb.fn.coalesce('esito', eb.val('')).$castTo<string>().as('titolo'),
        eb.val<number | null>(null).as('livello'),
      ]),
  file: (database, patientId) =>
    database
      .selectFrom('files')
      .leftJoin('indagini', 'indagini.id_indagine', 'files.id_indagine')
      .where('files.id_paziente', '=', patientId)
      // What is attached to a deleted exam went with it.
      .where('indagini.deleted_at', 'is', null)
      .select(['id_file as id', 'data_rilievo as data', 'file_nome as titolo', 'file_commento as testo'])
      .select(['files.id_livello_confidenzialita as livello', 'files.deleted_on as eliminato'])
      .select(['files.id_indagine', 'indagini.id_livello_confidenzialita as parent_level']),
  therapy: (database, patientId) =>
    database
      .selectFrom('tbl_terapie')
      .where('id_paziente', '=', patientId)
      .select(['id_terapie as id', 'data_inizio as data', 'descrizione_breve as titolo', 'deleted_at as eliminato'])
      .select(['id_livello_confidenzialita as livello', 'tipo_terapia as stato'])
      .select((eb) => [
        eb
          .fn<string>('trim', [
            eb(
              // The dose that a forbidden drug may have had as a therapy is told no more.
              eb
                .case()
                .when('tipo_terapia', '=', 0)
                .then('')
                .else(
                  eb(
                    eb('quantita_farmaceutica', '||', eb.val(' ')),
                    '||',
                    eb('frequenza_farmaceutica', '||', eb.val(' ')),
                  ),
                )
                .end(),
              '||',
              eb(eb('prescrittore', '||', eb.val(' ')), '||', eb.ref('note')),
            ),
          ])
          .as('testo'),
      ]),
  score: (database, patientId) =>
    database
      .selectFrom('scores')
      .where('id_paziente', '=', patientId)
      .select(['id_score as id', 'nome_score as titolo'])
      .select((eb) => [
        dayOf(eb, 'created_at').as('data'),
        eb.val('').as('testo'),
        eb.val<number | null>(null).as('livello'),
        eb.val<string | null>(null).as('eliminato'),
      ]),
  reaction: (database, patientId) =>
    database
      .selectFrom('reazioni_avverse')
      .where('id_paziente', '=', patientId)
      .select(['id_reazione as id', 'date_reaction as data', 'descrizione_breve as titolo', 'reaction as testo'])
      .select('deleted_at as eliminato')
      .select((eb) => eb.val<number | null>(null).as('livello')),
  vaccination: (database, patientId) =>
    database
      .selectFrom('tbl_vaccinaziones')
      .where('id_paziente', '=', patientId)
      .select(['id_vaccinazione as id', 'vaccinazione_data as data', 'vaccino_nome as titolo'])
      .select(['vaccinazione_reazioni as testo', 'id_livello_confidenzialita as livello', 'deleted_on as eliminato']),
};

export const kinds = Object.keys(sources) as TimelineKind[];
