import { sql } from 'kysely';
import type { TimelineSource } from '../../records/timeline.ts';

function historyText() {
  const notes = ['noteInfanzia', 'professione', 'noteAttLav', 'noteStileVita', 'noteAlvoMinz', 'noteCicloMes'];
  const joined = sql.join(
    notes.map((name) => sql.ref(`habits.${name}`)),
    sql` || ' ' || `,
  );
  return sql<string>`coalesce(family.anamnesi_familiare_contenuto, recent.anamnesi_prossima_contenuto,
    remote.anamnesi_remota_contenuto, trim(${joined}), '')`;
}

/** Answers of the physiological history, which are no text, as patients and doctors name them in both languages. */
function habitWords() {
  const named = {
    attivitaFisica: 'attivita fisica sport esercizio movimento physical activity exercise',
    abitudAlim: 'abitudini alimentari alimentazione dieta eating habits diet',
    ritmoSV: 'sonno dormire sleep',
    stress: 'stress',
    fumo: 'fumo fuma fumatore fumatrice sigarette tabacco smoking smokes smoker cigarettes tobacco',
    alcool: 'alcool alcol alcolici beve vino birra alcohol drinking wine beer',
    droghe: 'droga droghe stupefacenti recreational drugs',
    caffeina: 'caffeina caffe caffeine coffee',
    alvo: 'alvo intestino bowel',
    minzione: 'minzione urina urination',
    ciclo: 'ciclo mestruazioni mestruale cycle period periods',
    menopausa: 'menopausa menopause',
  };
  const parts = Object.entries(named).map(
    ([column, words]) =>
      sql`case when coalesce(${sql.ref(`habits.${column}`)}, '') = '' then '' else ${sql.lit(`${words} `)} end`,
  );
  return sql<string>`${sql.join(parts, sql` || `)}`;
}

export const anamnesisTimeline: TimelineSource = (database, patientId) =>
  database
    .selectFrom('anamnesi_log as written')
    .leftJoin('tbl_anamnesi_familiare as family', 'family.id_anamnesi_log', 'written.id_anamnesi_log')
    .leftJoin('tbl_anamnesi_pt_prossima as recent', 'recent.id_anamnesi_log', 'written.id_anamnesi_log')
    .leftJoin('tbl_anamnesi_pt_remota as remote', 'remote.id_anamnesi_log', 'written.id_anamnesi_log')
    .leftJoin('tbl_anamnesi_fisiologica as habits', 'habits.id_anamnesi_log', 'written.id_anamnesi_log')
    .where('id_paziente', '=', patientId)
    // Emptied texts are omitted; most of the physiological history is not text.
    .where((eb) => eb.or([eb('parte', '=', 'fisiologica'), eb(historyText(), '!=', '')]))
    .select(['written.id_anamnesi_log as id', 'parte as titolo', 'id_livello_confidenzialita as livello'])
    .select((eb) => [
      sql<string>`substr(written.updated_at, 1, 10)`.as('data'),
      historyText().as('testo'),
      habitWords().as('parole'),
      eb.val<string | null>(null).as('eliminato'),
    ]);
