import { TherapySave as maxLengths, TherapyDrug } from '@libretto/api-client/max-lengths';
import type { FieldError } from '@libretto/api-client/problem';
import type { Schema } from '@libretto/api-client/schema';
import { isDay } from '@libretto/design-system/date-field';
import * as v from 'valibot';
import { strictest } from '../../shared/confidentiality/printed-levels.ts';
import type { Therapy } from '../../shared/doses/doses.queries.ts';
import { inProgress } from '../../shared/doses/doses.queries.ts';
import { type DraftOf, defineForm, type ValuesOf } from '../../shared/forms/fields.ts';
import { confidentialityLevel, isFilled, otherProvider } from '../../shared/forms/record-fields.ts';
import type { RefusedField } from '../../shared/forms/use-checked-form.ts';
import { isProviderLengthValid, isProviderNamed, toProviderName } from '../../shared/records/care-provider.ts';
import type { TherapySave, TherapyType } from './therapies.queries.ts';
import { concluded, forbidden } from './therapies.queries.ts';
import { timesProblem, toTimes } from './times.ts';

export const week = [1, 2, 3, 4, 5, 6, 7] as const;

export interface TherapyMessages {
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

interface TherapyRules extends TherapyMessages {
  /** The therapy's list, or the list that a new one is created in. It decides which fields are shown. */
  type: TherapyType;
}

const text = { draft: v.string(), empty: '' };
const amount = { draft: v.union([v.number(), v.string()]), empty: '' };
const notSent = { send: () => undefined };

/** Hidden for forbidden drugs, which may have a dose from before. */
const doseText = (maxLength: number) => ({
  ...text,
  rule: ({ type, required, long }: TherapyRules) =>
    type === forbidden ? text.draft : v.pipe(v.string(), v.check(isFilled, required), v.maxLength(maxLength, long)),
  ...notSent,
});

export const therapyForm = defineForm<Therapy, TherapySave, TherapyRules>()(
  {
    farmaco: {
      draft: v.nullable(
        v.object({ id_farmaco_codifa: v.string(), descrizione_breve: v.string(), somministrazione: v.string() }),
      ),
      empty: null,
      read: ({ id_farmaco_codifa: id, farmaco }) => (id === null ? null : { id_farmaco_codifa: id, ...farmaco }),
      ...notSent,
    },
    altro: { draft: v.boolean(), empty: false, read: ({ id_farmaco_codifa: id }) => id === null, ...notSent },
    altro_farmaco: {
      ...text,
      read: ({ id_farmaco_codifa: id, farmaco }) => (id === null ? farmaco.descrizione_breve : ''),
      rule: ({ long }) => v.pipe(v.string(), v.maxLength(TherapyDrug.descrizione_breve, long)),
      ...notSent,
    },
    quantita_farmaceutica: doseText(maxLengths.quantita_farmaceutica),
    frequenza_farmaceutica: doseText(maxLengths.frequenza_farmaceutica),
    data_inizio: {
      ...text,
      rule: ({ start, date }) =>
        v.pipe(
          v.string(),
          v.nonEmpty(start),
          v.check((day) => day === '' || isDay(day), date),
        ),
    },
    data_fine: {
      ...text,
      rule: ({ type, required, date }) =>
        v.pipe(
          v.string(),
          v.check((day) => type !== concluded || day !== '', required),
          v.check((day) => type === forbidden || day === '' || isDay(day), date),
        ),
      ...notSent,
    },
    id_diagnosi: {
      ...text,
      read: ({ id_diagnosi: id }) => (id ? String(id) : ''),
      send: (id) => (id === '' ? null : Number(id)),
    },
    medico: {
      ...text,
      read: ({ prescrittore }) => prescrittore,
      rule: ({ required }) => v.pipe(v.string(), v.check(isFilled, required)),
      ...notSent,
    },
    altro_medico: otherProvider,
    note: {
      ...text,
      rule: ({ type, reason, note }) =>
        v.pipe(
          v.string(),
          v.check((typed) => type !== forbidden || isFilled(typed), reason),
          v.check((typed) => typed.trim().length <= maxLengths.note, note),
        ),
      send: (typed) => typed.trim(),
    },
    orari: {
      draft: v.array(v.object({ ora: v.string(), quantita: amount.draft })),
      empty: [],
      read: ({ orari }) => orari.map(({ ora, quantita }) => ({ ora, quantita })),
      ...notSent,
    },
    giorni: {
      draft: v.array(v.number()),
      empty: () => [...week],
      read: ({ giorni }) => (giorni.length > 0 ? [...giorni] : [...week]),
      ...notSent,
    },
    pezzi: { ...amount, read: ({ confezione }) => confezione?.pezzi ?? '', ...notSent },
    dal: { ...text, read: ({ confezione }) => confezione?.dal ?? '', ...notSent },
    al_giorno: { ...amount, read: ({ confezione }) => confezione?.al_giorno ?? '', ...notSent },
    id_livello_confidenzialita: confidentialityLevel(strictest),
    // Reason for taking a drug despite an allergy. Older drafts lack it.
    motivo_accettazione: { draft: v.optional(v.string(), ''), empty: '', read: () => '', ...notSent },
  },
  { id_terapie: v.number(), tipo_terapia: v.picklist([0, 1, 2]) },
);

export type TherapyValues = ValuesOf<typeof therapyForm>;
export type TherapyDraft = DraftOf<typeof therapyForm>;

const positive = (value: number | string) => (typeof value === 'number' && value > 0 ? value : undefined);

function checkForm(values: TherapyValues, rules: TherapyRules): [keyof TherapyValues, string][] {
  const { type, required, long, date, number } = rules;
  const { altro, farmaco, orari, pezzi, dal, al_giorno } = values;
  const checks: [keyof TherapyValues, boolean, string][] = [
    ['farmaco', !altro && farmaco === null, required],
    ['altro_farmaco', altro && !isFilled(values.altro_farmaco), required],
    // A forbidden drug may have a hidden end from when it was a therapy.
    ['data_fine', type !== forbidden && endsTooEarly(values), rules.endBeforeStart],
    ['altro_medico', !isProviderNamed(values), required],
    ['altro_medico', !isProviderLengthValid(maxLengths.prescrittore)(values), long],
  ];
  if (type === inProgress) {
    const times = timesProblem(orari);
    const perDay = orari.length === 0;
    const box = pezzi !== '' || dal !== '' || (al_giorno !== '' && perDay);
    checks.push(
      ['orari', times !== undefined, rules[times ?? 'time']],
      ['giorni', values.giorni.length === 0, rules.days],
      ['pezzi', box && positive(pezzi) === undefined, number],
      ['dal', box && dal === '', required],
      ['dal', box && dal !== '' && !isDay(dal), date],
      ['al_giorno', box && perDay && positive(al_giorno) === undefined, number],
    );
  }
  return checks.flatMap(([name, wrong, message]) => (wrong ? [[name, message]] : []));
}

export function therapySchema(rules: TherapyRules) {
  return v.pipe(
    therapyForm.schema(rules),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const values = dataset.value;
      for (const [key, message] of checkForm(values, rules)) {
        addIssue({
          message,
          path: [{ type: 'object', origin: 'value', input: { ...values }, key, value: values[key] }],
        });
      }
    }),
  );
}

export function toBox({ pezzi, dal, al_giorno, orari }: TherapyValues): Therapy['confezione'] {
  const pieces = positive(pezzi);
  if (pieces === undefined || !isDay(dal)) return null;
  return { pezzi: pieces, dal, al_giorno: orari.length > 0 ? null : (positive(al_giorno) ?? null) };
}

export const toDrug = ({ altro, altro_farmaco, farmaco }: TherapyValues) =>
  altro ? { id_farmaco_codifa: null, descrizione_breve: altro_farmaco.trim() } : farmaco;

export function isSameDrug(one: TherapyValues, other: TherapyValues): boolean {
  const [first, second] = [toDrug(one), toDrug(other)];
  if (first === null || second === null) return false;
  if (first.id_farmaco_codifa !== second.id_farmaco_codifa) return false;
  return first.id_farmaco_codifa !== null || first.descrizione_breve === second.descrizione_breve;
}

/** Times and box are sent for therapies in progress only. */
export function therapyBody(
  values: TherapyValues,
  therapy: Therapy | undefined,
  type: TherapyType,
  doctorId: number | null,
) {
  const { altro, farmaco, giorni } = values;
  return {
    ...therapyForm.body(values, therapy),
    ...(altro || farmaco === null
      ? { id_farmaco_codifa: null, farmaco: { descrizione_breve: values.altro_farmaco.trim(), somministrazione: '' } }
      : { id_farmaco_codifa: farmaco.id_farmaco_codifa }),
    ...(type !== forbidden && {
      quantita_farmaceutica: values.quantita_farmaceutica.trim(),
      frequenza_farmaceutica: values.frequenza_farmaceutica.trim(),
      data_fine: values.data_fine || null,
    }),
    id_prescrittore: doctorId,
    prescrittore: toProviderName(values),
    ...(type === inProgress && {
      orari: toTimes(values.orari),
      giorni: giorni.length === week.length ? [] : giorni,
      confezione: toBox(values),
    }),
  } satisfies Partial<TherapySave>;
}

type NamedDiagnosis = Pick<Schema<'Diagnosis'>, 'id_diagnosi' | 'diagnosi_patologia' | 'diagnosi_stato'>;
const excluded: NamedDiagnosis['diagnosi_stato'] = '2';

/** Offers an excluded diagnosis only when already selected, marked by `excludedName`. */
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

export function refusedField({ path, code }: FieldError, messages: TherapyMessages): RefusedField | undefined {
  const name = path.slice(1);
  if (name === 'data_fine') return { name, text: code === 'before-start' ? messages.endBeforeStart : messages.date };
  if (name === 'note') return { name, text: code === 'required' ? messages.reason : messages.note };
  if (name === 'id_diagnosi' && code === 'excluded') return { name, text: messages.excluded };
  return name === 'id_farmaco_codifa' ? { name: 'farmaco', text: messages.required } : undefined;
}

export function endsTooEarly({ data_inizio, data_fine }: Pick<Therapy, 'data_inizio' | 'data_fine'>): boolean {
  return data_fine !== null && isDay(data_inizio) && isDay(data_fine) && data_fine < data_inizio;
}
