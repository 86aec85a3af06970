import type { Schema } from '@libretto/api-client/schema';
import type { EntryKind } from './eyes-context.ts';

type SharedRecord = Schema<'SharedRecord'>;

/** The states of the records of each kind; only the lists of some kinds have one for each state. */
const statesOf: Partial<Record<EntryKind, (record: SharedRecord) => readonly string[]>> = {
  notebook: ({ tbl_taccuinos }) => tbl_taccuinos.map(() => ''),
  exam: ({ esami }) => esami.map(({ indagine_stato }) => indagine_stato),
  diagnosis: ({ diagnosi }) => diagnosi.map(({ diagnosi_stato }) => diagnosi_stato),
  visit: ({ visite }) => visite.map(() => ''),
  reading: ({ rilevazioni }) => rilevazioni.map(() => ''),
  therapy: ({ terapie }) => terapie.map(({ tipo_terapia }) => String(tipo_terapia)),
  file: ({ files }) => files.map(() => ''),
  vaccination: ({ vaccinazioni }) => vaccinazioni.map(() => ''),
  reaction: ({ reazioni }) => reazioni.map(() => ''),
  pregnancy: ({ gravidanze }) => gravidanze.map(() => ''),
  anamnesis: ({ anamnesi }) => Object.keys(anamnesi).map(() => ''),
};

/** Returns how many records of a kind, or of one of its lists, a shared record contains. */
export function countSeen(record: SharedRecord, kind: EntryKind, state?: string): number {
  const states = statesOf[kind]?.(record) ?? [];
  return state === undefined ? states.length : states.filter((one) => one === state).length;
}
