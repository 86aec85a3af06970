import type { Body } from '../../contract/handlers.ts';
import type { FieldError } from '../../problem.ts';
import type { Therapy } from './therapies.kind.ts';

type Save = Body<'saveTherapy'>;

type TherapyType = Therapy['tipo_terapia'];

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

export const toColumns = (therapy: TherapyFields, atc: string | null) => ({
  id_farmaco_codifa: therapy.id_farmaco_codifa,
  descrizione_breve: therapy.farmaco.descrizione_breve,
  somministrazione: therapy.farmaco.somministrazione,
  farmaco_atc: atc,
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

const moveFields: readonly (keyof TherapyFields)[] = [
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

const trim = (text: string | undefined) => text?.trim();

export function sentFields(body: Save, drug: Therapy['farmaco'] | undefined): Partial<TherapyFields> {
  const { farmaco, orari, prescrittore } = body;
  const own = farmaco && {
    descrizione_breve: farmaco.descrizione_breve.trim(),
    somministrazione: farmaco.somministrazione.trim(),
  };
  const sent = {
    // Names without ID denote unlisted drugs or doctors.
    id_farmaco_codifa: body.id_farmaco_codifa ?? (farmaco && null),
    farmaco: drug ?? own,
    tipo_terapia: types.find((type) => String(type) === String(body.tipo_terapia)),
    quantita_farmaceutica: trim(body.quantita_farmaceutica),
    frequenza_farmaceutica: trim(body.frequenza_farmaceutica),
    data_inizio: body.data_inizio,
    data_fine: body.data_fine,
    id_diagnosi: body.id_diagnosi,
    id_prescrittore: body.id_prescrittore ?? (prescrittore === undefined ? undefined : null),
    prescrittore: trim(prescrittore),
    note: trim(body.note),
    orari: orari && [...orari].sort((a, b) => (a.ora < b.ora ? -1 : 1)),
    giorni: body.giorni && [...body.giorni].sort(),
    confezione: body.confezione,
  };
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
}

export function toNewTherapy(sent: Partial<TherapyFields>): TherapyFields | undefined {
  const { tipo_terapia } = sent;
  return tipo_terapia === undefined ? undefined : { ...newTherapy, ...sent, tipo_terapia };
}

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Drugs entered as text are identified by their name. */
export function isAnotherDrug(before: TherapyFields, after: TherapyFields): boolean {
  if (before.id_farmaco_codifa !== after.id_farmaco_codifa) return true;
  return after.id_farmaco_codifa === null && before.farmaco.descrizione_breve !== after.farmaco.descrizione_breve;
}

export function toChanges(before: Therapy, sent: Partial<TherapyFields>) {
  const moved = sent.tipo_terapia !== undefined && sent.tipo_terapia !== before.tipo_terapia;
  const changed = (Object.keys(sent) as (keyof TherapyFields)[]).filter((name) => !isEqual(sent[name], before[name]));
  const unasked = ['tipo_terapia', ...(moved ? moveFields : [])];
  return {
    moved,
    edited: changed.some((name) => !unasked.includes(name)) || (!moved && changed.includes('tipo_terapia')),
  };
}

const endsTooEarly = ({ data_inizio, data_fine }: TherapyFields) =>
  data_fine !== null && data_inizio !== '' && data_fine < data_inizio;

/** Drops the hidden former end date of a forbidden drug if it became invalid. */
export function dropInvalidEnd(sent: Partial<TherapyFields>, after: TherapyFields): Partial<TherapyFields> {
  const old = after.tipo_terapia === forbidden && sent.data_fine === undefined && endsTooEarly(after);
  return old ? { ...sent, data_fine: null } : sent;
}

export function validate(therapy: TherapyFields): FieldError[] {
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
    found.push({ path: '/orari', code: 'twice', message: 'must not contain duplicate times' });
  }
  return found;
}
