import { medicineName } from './medicine-name.ts';
import { therapiesByKind, therapyName } from './medicines.ts';
import type { RenderContext, SharedRecord } from './render-context.ts';

export interface RecordChange {
  /** YYYY-MM-DD */
  day: string;
  kind: string;
  name: string;
}

const dayMs = 86_400_000;
export const recentDays = 90;

/** The last 90 days, newest first. A diagnosis counts from its record, not from the onset of the disease. */
export function recentChanges(record: SharedRecord, context: RenderContext, today: string): RecordChange[] {
  const { overview, term } = context.messages;
  const from = new Date(Date.parse(today) - recentDays * dayMs).toISOString().slice(0, 10);
  const toChange = (day: string | null, kind: string, name: string): RecordChange[] =>
    day !== null && day.slice(0, 10) >= from && day.slice(0, 10) <= today
      ? [{ day: day.slice(0, 10), kind, name }]
      : [];
  const { forbidden, started, ended, diagnosed, examined, visited, vaccinated, reacted } = overview;
  const taken = [...therapiesByKind('therapies', record.terapie), ...therapiesByKind('pastTherapies', record.terapie)];
  return [
    ...therapiesByKind('forbidden', record.terapie).flatMap((row) =>
      toChange(row.data_inizio, forbidden, therapyName(row, context)),
    ),
    ...taken.flatMap((row) => [
      ...toChange(row.data_inizio, started, therapyName(row, context)),
      ...toChange(row.data_fine, ended, therapyName(row, context)),
    ]),
    ...record.diagnosi.flatMap((row) => {
      const doubts: Partial<Record<string, string>> = {
        '1': context.messages.suspected,
        '2': context.messages.excluded,
      };
      const doubt = doubts[row.diagnosi_stato];
      const name = doubt === undefined ? row.diagnosi_patologia : `${row.diagnosi_patologia} (${doubt})`;
      return toChange(row.diagnosi_inserimento, diagnosed, name);
    }),
    ...record.esami
      .filter(({ indagine_stato }) => indagine_stato === '2')
      .flatMap((row) => toChange(row.indagine_data_display, examined, term(row.indagine_tipologia))),
    ...record.visite.flatMap((row) =>
      toChange(row.visita_data, visited, row.visita_motivazione || context.messages.unnamed.visit),
    ),
    ...record.vaccinazioni.flatMap((row) =>
      toChange(
        row.vaccinazione_data,
        vaccinated,
        medicineName(row.vaccinidetails.descrizione_breve, row.id_vaccino, context),
      ),
    ),
    ...record.reazioni.flatMap((row) =>
      toChange(
        row.date_reaction,
        reacted,
        medicineName(row.farmaco.descrizione_breve, row.farmaco.id_farmaco_codifa, context),
      ),
    ),
  ].sort((one, other) => other.day.localeCompare(one.day));
}
