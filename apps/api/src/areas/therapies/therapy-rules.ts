import type { Body } from '../../contract/handlers.ts';
import type { FieldError } from '../../problem.ts';
import type { Therapy } from './therapies.kind.ts';

type Save = Body<'saveTherapy'>;

type TherapyType = Therapy['tipo_terapia'];

/** What of a therapy can be written, as the contract has it; its level can, too. */
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
>;

/** As the table keeps them. */
export const columnsOf = (therapy: TherapyFields) => ({
  id_farmaco_codifa: therapy.id_farmaco_codifa,
  descrizione_breve: therapy.farmaco.descrizione_breve,
  somministrazione: therapy.farmaco.somministrazione,
  tipo_terapia: therapy.tipo_terapia,
  quantita_farmaceutica: therapy.quantita_farmaceutica,
  frequenza_farmaceutica: therapy.frequenza_farmaceutica,
  data_inizio: therapy.data_inizio,
  data_fine: therapy.data_fine,
  id_diagnosi: therapy.id_diagnosi,
  id_prescrittore: therapy.id_prescrittore,
  prescrittore: therapy.prescrittore,
  note: therapy.note,
  orari: JSON.stringify(therapy.orari),
  giorni: JSON.stringify(therapy.giorni),
  confezione_pezzi: therapy.confezione?.pezzi ?? null,
  confezione_dal: therapy.confezione?.dal ?? null,
  confezione_al_giorno: therapy.confezione?.al_giorno ?? null,
  interazioni_accettate: therapy.interazioni_accettate && JSON.stringify(therapy.interazioni_accettate),
});

export const forbidden: TherapyType = 0;
export const inProgress: TherapyType = 1;
export const concluded: TherapyType = 2;
const types = [forbidden, inProgress, concluded] as const;

/** What a move to another list brings along. */
const movedAlong: readonly (keyof TherapyFields)[] = [
  'data_fine',
  'quantita_farmaceutica',
  'frequenza_farmaceutica',
  'note',
];

const newTherapy: Omit<TherapyFields, 'tipo_terapia'> = {
  id_farmaco_codifa: null,
  farmaco: { descrizione_breve: '', somministrazione: '' },
  quantita_farmaceutica: '',
  frequenza_farmaceutica: '',
  data_inizio: '',
  data_fine: null,
  id_diagnosi: null,
  id_prescrittore: null,
  prescrittore: '',
  note: '',
  orari: [],
  giorni: [],
  confezione: null,
  interazioni_accettate: null,
};

export const missing = (field: string): FieldError => ({ path: `/${field}`, code: 'required', message: 'is required' });

const trimmed = (text: string | undefined) => text?.trim();

/** What was sent, as it is kept; the words of a drug of the catalogue come from there. */
export function sentFields(body: Save, drug: Therapy['farmaco'] | undefined): Partial<TherapyFields> {
  const { farmaco, orari, prescrittore } = body;
  const own = farmaco && {
    descrizione_breve: farmaco.descrizione_breve.trim(),
    somministrazione: farmaco.somministrazione.trim(),
  };
  const sent = {
    // Words alone are those of a drug, or a doctor, that nobody knows.
    id_farmaco_codifa: body.id_farmaco_codifa ?? (farmaco && null),
    farmaco: drug ?? own,
    tipo_terapia: types.find((type) => String(type) === String(body.tipo_terapia)),
    quantita_farmaceutica: trimmed(body.quantita_farmaceutica),
    frequenza_farmaceutica: trimmed(body.frequenza_farmaceutica),
    data_inizio: body.data_inizio,
    data_fine: body.data_fine,
    id_diagnosi: body.id_diagnosi,
    id_prescrittore: body.id_prescrittore ?? (prescrittore === undefined ? undefined : null),
    prescrittore: trimmed(prescrittore),
    note: trimmed(body.note),
    orari: orari && [...orari].sort((a, b) => (a.ora < b.ora ? -1 : 1)),
    giorni: body.giorni && [...body.giorni].sort(),
    confezione: body.confezione,
  };
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
}

/** A new one as it was sent; what it lacks is found by `problemsOf`. */
export function freshTherapy(sent: Partial<TherapyFields>): TherapyFields | undefined {
  const { tipo_terapia } = sent;
  return tipo_terapia === undefined ? undefined : { ...newTherapy, ...sent, tipo_terapia };
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** A drug in own words is what its words say. */
export function isAnotherDrug(before: TherapyFields, after: TherapyFields): boolean {
  if (before.id_farmaco_codifa !== after.id_farmaco_codifa) return true;
  return after.id_farmaco_codifa === null && before.farmaco.descrizione_breve !== after.farmaco.descrizione_breve;
}

/** What of a therapy would be another: by moving it, and by editing it. */
export function changesOf(before: Therapy, sent: Partial<TherapyFields>) {
  const moved = sent.tipo_terapia !== undefined && sent.tipo_terapia !== before.tipo_terapia;
  const changed = (Object.keys(sent) as (keyof TherapyFields)[]).filter((name) => !same(sent[name], before[name]));
  const unasked = ['tipo_terapia', ...(moved ? movedAlong : [])];
  return {
    moved,
    edited: changed.some((name) => !unasked.includes(name)) || (!moved && changed.includes('tipo_terapia')),
  };
}

const endsTooEarly = ({ data_inizio, data_fine }: TherapyFields) =>
  data_fine !== null && data_inizio !== '' && data_fine < data_inizio;

/** A forbidden drug has no end: one that it had as a therapy, and that nobody sees, goes when it cannot be. */
export function withoutOldEnd(sent: Partial<TherapyFields>, after: TherapyFields): Partial<TherapyFields> {
  const old = after.tipo_terapia === forbidden && sent.data_fine === undefined && endsTooEarly(after);
  return old ? { ...sent, data_fine: null } : sent;
}

/** What its type lacks, and what cannot be; the contract's schema can say neither. */
export function problemsOf(therapy: TherapyFields): FieldError[] {
  const type = therapy.tipo_terapia;
  const found: FieldError[] = [];
  if (therapy.farmaco.descrizione_breve === '') found.push(missing('id_farmaco_codifa'));
  if (therapy.prescrittore === '') found.push(missing('prescrittore'));
  if (type !== forbidden && therapy.quantita_farmaceutica === '') found.push(missing('quantita_farmaceutica'));
  if (type !== forbidden && therapy.frequenza_farmaceutica === '') found.push(missing('frequenza_farmaceutica'));
  if (therapy.data_inizio === '') found.push(missing('data_inizio'));
  if (type === concluded && therapy.data_fine === null) found.push(missing('data_fine'));
  if (type === forbidden && therapy.note === '') found.push(missing('note'));
  if (endsTooEarly(therapy)) {
    found.push({ path: '/data_fine', code: 'before-start', message: 'must not be before the start' });
  }
  if (new Set(therapy.orari.map(({ ora }) => ora)).size < therapy.orari.length) {
    found.push({ path: '/orari', code: 'twice', message: 'must not hold a time twice' });
  }
  return found;
}
