import { reactions } from '../areas/reactions/reactions.kind.ts';
import type { ReactionsTable } from '../areas/reactions/reactions.table.ts';
import { calendarDay } from '../clock.ts';
import type { Queries } from '../database/database.ts';

const patient = 'paziente@libretto.example';
const day = 86_400_000;

type Dated = 'date_reaction' | 'first_assumption_date' | 'last_assumption_date' | 'data_inserimento';
type Owned = 'id_reazione' | 'id_paziente' | 'author_id' | 'id_terapie' | 'id_farmaco_codifa' | 'descrizione_breve';
type Managed = 'id_livello_confidenzialita' | 'deleted_at' | 'created_at' | 'updated_at';

export const demoReaction: Omit<ReactionsTable, Dated | Owned | Managed> & { drug: string; daysAgo: number } = {
  drug: 'Plasil',
  daysAgo: 395,
  id_structure_pharmacovigilance: 10,
  date_last_menstruation: null,
  pregnancy: null,
  nursing_mother: 'no',
  reaction: 'Movimenti involontari della bocca e della lingua, circa un’ora dopo la seconda dose',
  severity: 'Ricovero in ospedale',
  reaction_affect: 8,
  reaction_duration: 'Alcune ore',
  drugs_to_treat_reaction: 'Un’iniezione al pronto soccorso',
  reaction_now: 'Risolta',
  batch_number: 'Non lo so',
  prescribed_by_doctor: 'si',
  care_provider_warned: 'si',
  reason: 'Nausea durante una crisi di emicrania',
  adverse_reaction_drug_suspended: 'si',
  how_many_times_day: '2 volte in un giorno',
  how_drug_taken: 'Per bocca',
  drug_already_used: 'no',
  same_reaction: null,
  other_drugs_used: 'Inderal',
  other_diseases: 'Emicrania, rinite allergica',
  name_care_provider: 'Davide Fontana',
  contactable_care_provider: 'si',
  address_care_provider: 'Bologna',
  phone_care_provider: 'Non lo so',
  patient_address: 'Via Saragozza 12, Bologna',
  patient_phone: '+390511234567',
  patient_email: patient,
};

/** Requires the therapies, because the report refers to one. */
export async function insertReactions(database: Queries, now: number, timeZone: string): Promise<void> {
  const { drug, daysAgo, ...said } = demoReaction;
  const about = await database
    .selectFrom('tbl_terapie')
    .innerJoin('utenti', 'utenti.id_utente', 'tbl_terapie.author_id')
    .select(['id_terapie', 'id_paziente', 'author_id', 'id_farmaco_codifa', 'descrizione_breve'])
    .where('utenti.email', '=', patient)
    .where('descrizione_breve', '=', drug)
    .executeTakeFirst();
  // Users may have changed the demo data before this seed was applied.
  if (about === undefined) return;
  const at = now - daysAgo * day;
  const on = calendarDay(at, timeZone);
  const days = { date_reaction: on, first_assumption_date: on, last_assumption_date: on, data_inserimento: on };
  const { id_paziente, author_id, ...therapy } = about;
  await reactions.insert(database, { id_paziente, author_id }, { ...therapy, ...said, ...days }, at);
}
