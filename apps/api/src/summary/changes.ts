import { medicineName } from './medicine-name.ts';
import { therapiesOf, therapyName } from './medicines.ts';
import type { SharedRecord, Telling } from './telling.ts';

/** Something that happened on a day: what kind of thing, and its name. */
export interface ChangeOfRecord {
  /** YYYY-MM-DD */
  day: string;
  kind: string;
  name: string;
}

const dayMs = 86_400_000;
export const recentDays = 90;

/**
 * What changed in the last 90 days up to today, the newest first. A diagnosis counts from the day on which it was put
 * into the record, which is not the day of the disease.
 *
 * @param today YYYY-MM-DD
 */
export function recentChanges(record: SharedRecord, telling: Telling, today: string): ChangeOfRecord[] {
  const { overview, term } = telling.words;
  const from = new Date(Date.parse(today) - recentDays * dayMs).toISOString().slice(0, 10);
  const told = (day: string | null, kind: string, name: string): ChangeOfRecord[] =>
    day !== null && day.slice(0, 10) >= from && day.slice(0, 10) <= today
      ? [{ day: day.slice(0, 10), kind, name }]
      : [];
  const { forbidden, started, ended, diagnosed, examined, visited, vaccinated, reacted } = overview;
  const taken = [...therapiesOf('therapies', record.terapie), ...therapiesOf('pastTherapies', record.terapie)];
  return [
    ...therapiesOf('forbidden', record.terapie).flatMap((row) =>
      told(row.data_inizio, forbidden, therapyName(row, telling)),
    ),
    ...taken.flatMap((row) => [
      ...told(row.data_inizio, started, therapyName(row, telling)),
      ...told(row.data_fine, ended, therapyName(row, telling)),
    ]),
    ...record.diagnosi.flatMap((row) => {
      const doubts: Partial<Record<string, string>> = { '1': telling.words.suspected, '2': telling.words.excluded };
      const doubt = doubts[row.diagnosi_stato];
      const name = doubt === undefined ? row.diagnosi_patologia : `${row.diagnosi_patologia} (${doubt})`;
      return told(row.diagnosi_inserimento, diagnosed, name);
    }),
    ...record.esami
      .filter(({ indagine_stato }) => indagine_stato === '2')
      .flatMap((row) => told(row.indagine_data_display, examined, term(row.indagine_tipologia))),
    ...record.visite.flatMap((row) =>
      told(row.visita_data, visited, row.visita_motivazione || telling.words.unnamed.visit),
    ),
    ...record.vaccinazioni.flatMap((row) =>
      told(
        row.vaccinazione_data,
        vaccinated,
        medicineName(row.vaccinidetails.descrizione_breve, row.id_vaccino, telling),
      ),
    ),
    ...record.reazioni.flatMap((row) =>
      told(
        row.date_reaction,
        reacted,
        medicineName(row.farmaco.descrizione_breve, row.farmaco.id_farmaco_codifa, telling),
      ),
    ),
  ].sort((one, other) => other.day.localeCompare(one.day));
}
