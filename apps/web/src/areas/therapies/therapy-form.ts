import type { FieldError } from '@libretto/api-client/problem';
import type { Schema } from '@libretto/api-client/schema';
import { isDay } from '@libretto/design-system/date-field';
import * as v from 'valibot';
import type { DraftContent } from '../../shared/drafts/draft-keeper.ts';
import type { DrugValue } from '../../shared/drugs/drug-field.tsx';
import type { RefusedField } from '../../shared/forms/use-checked-form.ts';
import { type CareProviderForm, isProviderNamed, providerOf } from '../../shared/records/care-provider.ts';
import type { Therapy, TherapySave, TherapyType } from './therapies.queries.ts';
import { concluded, forbidden, inProgress } from './therapies.queries.ts';
import { type TimeForm, timesOf, timesProblem } from './times.ts';

export interface TherapyForm extends CareProviderForm {
  farmaco: DrugValue | null;
  /** It is in no catalogue: its name is written instead. */
  altro: boolean;
  altro_farmaco: string;
  quantita_farmaceutica: string;
  frequenza_farmaceutica: string;
  data_inizio: string;
  data_fine: string;
  /** An id as the select holds it, or nothing. */
  id_diagnosi: string;
  note: string;
  orari: TimeForm[];
  /** Every day is all seven of them. */
  giorni: number[];
  pezzi: number | string;
  dal: string;
  al_giorno: number | string;
  id_livello_confidenzialita: number | null;
  /** Why it is taken in spite of an allergy, when the check has found one. */
  motivo_accettazione: string;
}

/** Of a new one, until somebody chooses another. */
const strictest = 6;
export const week = [1, 2, 3, 4, 5, 6, 7] as const;

/** What the form opens with. */
export function formOf(therapy: Therapy | undefined): TherapyForm {
  const id = therapy?.id_farmaco_codifa ?? null;
  return {
    farmaco: therapy && id !== null ? { id_farmaco_codifa: id, ...therapy.farmaco } : null,
    altro: therapy !== undefined && id === null,
    altro_farmaco: therapy && id === null ? therapy.farmaco.descrizione_breve : '',
    quantita_farmaceutica: therapy?.quantita_farmaceutica ?? '',
    frequenza_farmaceutica: therapy?.frequenza_farmaceutica ?? '',
    data_inizio: therapy?.data_inizio ?? '',
    data_fine: therapy?.data_fine ?? '',
    id_diagnosi: therapy?.id_diagnosi ? String(therapy.id_diagnosi) : '',
    medico: therapy?.prescrittore ?? '',
    altro_medico: '',
    note: therapy?.note ?? '',
    orari: therapy?.orari.map(({ ora, quantita }) => ({ ora, quantita })) ?? [],
    giorni: therapy && therapy.giorni.length > 0 ? [...therapy.giorni] : [...week],
    pezzi: therapy?.confezione?.pezzi ?? '',
    dal: therapy?.confezione?.dal ?? '',
    al_giorno: therapy?.confezione?.al_giorno ?? '',
    id_livello_confidenzialita: therapy?.id_livello_confidenzialita ?? strictest,
    motivo_accettazione: '',
  };
}

const positive = (value: number | string) => (typeof value === 'number' && value > 0 ? value : undefined);

/** The box, when enough is said of it. */
export function boxOf({ pezzi, dal, al_giorno, orari }: TherapyForm): Therapy['confezione'] {
  const pieces = positive(pezzi);
  if (pieces === undefined || !isDay(dal)) return null;
  return { pezzi: pieces, dal, al_giorno: orari.length > 0 ? null : (positive(al_giorno) ?? null) };
}

/** What the form says is taken: of the catalogue, or in own words. */
export const drugOf = ({ altro, altro_farmaco, farmaco }: TherapyForm) =>
  altro ? { id_farmaco_codifa: null, descrizione_breve: altro_farmaco.trim() } : farmaco;

/** Both forms name the same drug, so what was accepted of the one holds for the other. */
export function isSameDrug(one: TherapyForm, other: TherapyForm): boolean {
  const [first, second] = [drugOf(one), drugOf(other)];
  if (first === null || second === null) return false;
  if (first.id_farmaco_codifa !== second.id_farmaco_codifa) return false;
  return first.id_farmaco_codifa !== null || first.descrizione_breve === second.descrizione_breve;
}

/** What is sent of the form: what its list shows. The times and the box belong to what is taken now. */
export function saveOf(form: TherapyForm, type: TherapyType, doctorId: number | null) {
  const everyDay = form.giorni.length === week.length;
  return {
    ...(form.altro || form.farmaco === null
      ? { id_farmaco_codifa: null, farmaco: { descrizione_breve: form.altro_farmaco.trim(), somministrazione: '' } }
      : { id_farmaco_codifa: form.farmaco.id_farmaco_codifa }),
    data_inizio: form.data_inizio,
    ...(type !== forbidden && {
      quantita_farmaceutica: form.quantita_farmaceutica.trim(),
      frequenza_farmaceutica: form.frequenza_farmaceutica.trim(),
      data_fine: form.data_fine || null,
    }),
    id_diagnosi: form.id_diagnosi === '' ? null : Number(form.id_diagnosi),
    id_prescrittore: doctorId,
    prescrittore: providerOf(form),
    note: form.note.trim(),
    ...(type === inProgress && {
      orari: timesOf(form.orari),
      giorni: everyDay ? [] : form.giorni,
      confezione: boxOf(form),
    }),
  } satisfies Partial<TherapySave>;
}

export interface TherapyWords {
  required: string;
  start: string;
  reason: string;
  note: string;
  endBeforeStart: string;
  date: string;
  long: string;
  time: string;
  amount: string;
  twice: string;
  days: string;
  number: string;
  excluded: string;
}

export const longestNote = 100;
const isFilled = (text: string) => text.trim() !== '';

/** What is wrong, field by field; which fields are needed depends on the list. */
export function problemsOf(form: TherapyForm, type: TherapyType, words: TherapyWords): [keyof TherapyForm, string][] {
  const found: [keyof TherapyForm, string][] = [];
  const say = (name: keyof TherapyForm, wrong: boolean, text: string) => {
    if (wrong && !found.some(([known]) => known === name)) found.push([name, text]);
  };
  say('farmaco', !form.altro && form.farmaco === null, words.required);
  say('altro_farmaco', form.altro && !isFilled(form.altro_farmaco), words.required);
  say('altro_farmaco', form.altro_farmaco.length > 200, words.long);
  // What was a therapy before still has a dose and an end, which nobody is shown.
  const isTherapy = type !== forbidden;
  say('quantita_farmaceutica', isTherapy && !isFilled(form.quantita_farmaceutica), words.required);
  say('quantita_farmaceutica', isTherapy && form.quantita_farmaceutica.length > 100, words.long);
  say('frequenza_farmaceutica', isTherapy && !isFilled(form.frequenza_farmaceutica), words.required);
  say('frequenza_farmaceutica', isTherapy && form.frequenza_farmaceutica.length > 100, words.long);
  say('data_inizio', form.data_inizio === '', words.start);
  say('data_inizio', !isDay(form.data_inizio), words.date);
  say('data_fine', type === concluded && form.data_fine === '', words.required);
  say('data_fine', isTherapy && form.data_fine !== '' && !isDay(form.data_fine), words.date);
  say('data_fine', isTherapy && endsTooEarly(form), words.endBeforeStart);
  say('medico', !isFilled(form.medico), words.required);
  say('altro_medico', !isProviderNamed(form), words.required);
  say('altro_medico', form.altro_medico.length > 120, words.long);
  say('note', type === forbidden && !isFilled(form.note), words.reason);
  say('note', form.note.trim().length > longestNote, words.note);
  say('id_livello_confidenzialita', form.id_livello_confidenzialita === null, words.required);
  if (type !== inProgress) return found;
  const times = timesProblem(form.orari);
  if (times) say('orari', true, words[times]);
  say('giorni', form.giorni.length === 0, words.days);
  const box = form.pezzi !== '' || form.dal !== '' || (form.al_giorno !== '' && form.orari.length === 0);
  say('pezzi', box && positive(form.pezzi) === undefined, words.number);
  say('dal', box && form.dal === '', words.required);
  say('dal', box && !isDay(form.dal), words.date);
  say('al_giorno', box && form.orari.length === 0 && positive(form.al_giorno) === undefined, words.number);
  return found;
}

type NamedDiagnosis = Pick<Schema<'Diagnosis'>, 'id_diagnosi' | 'diagnosi_patologia' | 'diagnosi_stato'>;
const excluded: NamedDiagnosis['diagnosi_stato'] = '2';

/**
 * The options of what a therapy is for. An excluded diagnosis is offered only where it is one of the chosen ones, and
 * `excludedName` marks it.
 */
export function diagnosisOptions(
  diagnoses: readonly NamedDiagnosis[],
  chosen: readonly string[],
  excludedName: (name: string) => string,
): { value: string; label: string }[] {
  return diagnoses
    .map(({ id_diagnosi, diagnosi_patologia: name, diagnosi_stato: status }) => ({
      value: String(id_diagnosi),
      label: status === excluded ? excludedName(name) : name,
      isExcluded: status === excluded,
    }))
    .filter(({ value, isExcluded }) => !isExcluded || chosen.includes(value))
    .map(({ value, label }) => ({ value, label }));
}

/** Which field a refusal of the server belongs to. */
export function refusedField({ path, code }: FieldError, words: TherapyWords): RefusedField | undefined {
  const name = path.slice(1);
  if (name === 'data_fine') return { name, text: code === 'before-start' ? words.endBeforeStart : words.date };
  if (name === 'note') return { name, text: code === 'required' ? words.reason : words.note };
  if (name === 'id_diagnosi' && code === 'excluded') return { name, text: words.excluded };
  return name === 'id_farmaco_codifa' ? { name: 'farmaco', text: words.required } : undefined;
}

/** Both are days, and in the wrong order. */
export function endsTooEarly({ data_inizio, data_fine }: Pick<Therapy, 'data_inizio' | 'data_fine'>): boolean {
  return data_fine !== null && isDay(data_inizio) && isDay(data_fine) && data_fine < data_inizio;
}

const values = v.object({
  farmaco: v.nullable(
    v.object({ id_farmaco_codifa: v.string(), descrizione_breve: v.string(), somministrazione: v.string() }),
  ),
  altro: v.boolean(),
  altro_farmaco: v.string(),
  quantita_farmaceutica: v.string(),
  frequenza_farmaceutica: v.string(),
  data_inizio: v.string(),
  data_fine: v.string(),
  id_diagnosi: v.string(),
  medico: v.string(),
  altro_medico: v.string(),
  note: v.string(),
  orari: v.array(v.object({ ora: v.string(), quantita: v.union([v.number(), v.string()]) })),
  giorni: v.array(v.number()),
  pezzi: v.union([v.number(), v.string()]),
  dal: v.string(),
  al_giorno: v.union([v.number(), v.string()]),
  id_livello_confidenzialita: v.nullable(v.number()),
  motivo_accettazione: v.string(),
});

export function therapySchema(words: TherapyWords, type: TherapyType) {
  return v.pipe(
    values,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const form: TherapyForm = dataset.value;
      for (const [key, message] of problemsOf(form, type, words)) {
        addIssue({ message, path: [{ type: 'object', origin: 'value', input: { ...form }, key, value: form[key] }] });
      }
    }),
  );
}

/** One that is not saved yet: its fields, which one it is (0 for a new one) and its list. */
export interface TherapyDraft extends TherapyForm {
  [name: string]: unknown;
  id_terapie: number;
  tipo_terapia: TherapyType;
}

const kept = v.object({
  ...values.entries,
  // Drafts of before it was asked for lack it.
  motivo_accettazione: v.optional(v.string(), ''),
  id_terapie: v.number(),
  tipo_terapia: v.picklist([0, 1, 2]),
});

export function readTherapyDraft(content: DraftContent): TherapyDraft | undefined {
  const read = v.safeParse(kept, content);
  return read.success ? { ...read.output } : undefined;
}

/** What was typed, without what says which one it belongs to. */
export function formOfDraft({ id_terapie: _id, tipo_terapia: _type, ...form }: TherapyDraft): TherapyForm {
  return form;
}
