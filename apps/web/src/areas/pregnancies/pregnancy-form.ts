import { PregnancySave as maxLengths } from '@libretto/api-client/max-lengths';
import { isDay } from '@libretto/design-system/date-field';
import * as v from 'valibot';
import { type DraftOf, defineForm, type ValuesOf } from '../../shared/forms/fields.ts';
import { laterConfidentialityLevel } from '../../shared/forms/record-fields.ts';
import type { Pregnancy, PregnancySave } from './pregnancies.queries.ts';

export const outcomes = ['nascita', 'aborto'] as const;
/** Requires an explicit answer: an omitted question must not mark the patient as pregnant. */
export const ongoing = 'in-corso';
export const childSexes = ['Maschio', 'Femmina'] as const;

const minAge = 12;
const maxAge = 70;
const maxUsualMonths = 9;

export interface PregnancyRules {
  required: string;
  age: string;
  date: string;
  early: string;
  order: string;
  long: string;
  today: string;
  born: string | undefined;
}

const optionalDay = (name: 'inizio_gravidanza' | 'fine_gravidanza') => ({
  draft: v.string(),
  empty: '',
  read: (pregnancy: Pregnancy) => pregnancy[name]?.slice(0, 10) ?? '',
  rule: ({ date, early, today, born = '' }: PregnancyRules) =>
    v.pipe(
      v.string(),
      v.check((day) => day === '' || (isDay(day) && day <= today), date),
      v.check((day) => !isDay(day) || day >= born, early),
    ),
  send: (day: string) => day || null,
});

export const pregnancyForm = defineForm<Pregnancy, PregnancySave, PregnancyRules>()(
  {
    eta: {
      draft: v.union([v.number(), v.string()]),
      empty: '',
      rule: ({ age }) =>
        v.pipe(
          v.union([v.number(), v.string()]),
          v.check(
            (years) => typeof years === 'number' && Number.isInteger(years) && years >= minAge && years <= maxAge,
            age,
          ),
        ),
      send: Number,
    },
    inizio_gravidanza: optionalDay('inizio_gravidanza'),
    fine_gravidanza: optionalDay('fine_gravidanza'),
    esito: {
      draft: v.string(),
      empty: '',
      read: ({ esito }) => esito ?? ongoing,
      send: (text) => outcomes.find((outcome) => outcome === text) ?? null,
    },
    sesso_bambino: {
      draft: v.string(),
      empty: '',
      send: (text) => childSexes.find((sex) => sex === text) ?? null,
    },
    note_gravidanza: {
      draft: v.string(),
      empty: '',
      rule: ({ long }) => v.pipe(v.string(), v.maxLength(maxLengths.note_gravidanza, long)),
      send: (text) => text.trim(),
    },
    id_livello_confidenzialita: laterConfidentialityLevel,
  },
  { id_gravidanza: v.number() },
);

export type PregnancyValues = ValuesOf<typeof pregnancyForm>;
export type PregnancyDraft = DraftOf<typeof pregnancyForm>;

export function monthsBetween(start: string, end: string): number {
  const [[year = 0, month = 0, day = 0], [toYear = 0, toMonth = 0, toDay = 0]] = [start, end].map((text) =>
    text.split('-').map(Number),
  ) as [number[], number[]];
  return (toYear - year) * 12 + toMonth - month - (toDay < day ? 1 : 0);
}

export function isLong({ inizio_gravidanza: start, fine_gravidanza, esito }: PregnancyValues, today: string): boolean {
  const end = fine_gravidanza === '' && esito === ongoing ? today : fine_gravidanza;
  return isDay(start) && isDay(end) && monthsBetween(start, end) > maxUsualMonths;
}

export const pregnancySchema = (rules: PregnancyRules) =>
  v.pipe(
    pregnancyForm.schema(rules),
    v.forward(
      v.partialCheck(
        [['inizio_gravidanza'], ['fine_gravidanza']],
        ({ inizio_gravidanza: start, fine_gravidanza: end }) => start === '' || end === '' || start <= end,
        rules.order,
      ),
      ['fine_gravidanza'],
    ),
    v.forward(
      v.partialCheck(
        [['fine_gravidanza'], ['esito']],
        ({ fine_gravidanza, esito }) => esito !== '' && (fine_gravidanza === '' || esito !== ongoing),
        rules.required,
      ),
      ['esito'],
    ),
    v.forward(
      v.partialCheck(
        [['esito'], ['sesso_bambino']],
        ({ esito, sesso_bambino }) => esito !== 'nascita' || sesso_bambino !== '',
        rules.required,
      ),
      ['sesso_bambino'],
    ),
  );
