import { PregnancySave as maxLengths } from '@libretto/api-client/max-lengths';
import { isDay } from '@libretto/design-system/date-field';
import * as v from 'valibot';
import { type DraftOf, defineForm, type ValuesOf } from '../../shared/forms/fields.ts';
import type { Pregnancy, PregnancySave } from './pregnancies.queries.ts';

export const outcomes = ['nascita', 'aborto'] as const;
/** Said by whoever is pregnant: nobody is taken to be because a question was left out. */
export const running = 'in-corso';
export const childSexes = ['Maschio', 'Femmina'] as const;

const youngest = 12;
const oldest = 70;
const usualMonths = 9;

export interface PregnancyRules {
  required: string;
  age: string;
  date: string;
  early: string;
  order: string;
  long: string;
  today: string;
  /** Birthday of the patient, if known. */
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
    // The text while it is no number (yet).
    eta: {
      draft: v.union([v.number(), v.string()]),
      empty: '',
      rule: ({ age }) =>
        v.pipe(
          v.union([v.number(), v.string()]),
          v.check(
            (years) => typeof years === 'number' && Number.isInteger(years) && years >= youngest && years <= oldest,
            age,
          ),
        ),
      send: Number,
    },
    inizio_gravidanza: optionalDay('inizio_gravidanza'),
    fine_gravidanza: optionalDay('fine_gravidanza'),
    // One of the outcomes, or that it lasts; empty until it is chosen.
    esito: {
      draft: v.string(),
      empty: '',
      read: ({ esito }) => esito ?? running,
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
  },
  { id_gravidanza: v.number() },
);

export type PregnancyValues = ValuesOf<typeof pregnancyForm>;
export type PregnancyDraft = DraftOf<typeof pregnancyForm>;

/** Whole months between two days: from the 20th of May to the 19th of June none has passed. */
export function monthsBetween(start: string, end: string): number {
  const [[year = 0, month = 0, day = 0], [toYear = 0, toMonth = 0, toDay = 0]] = [start, end].map((text) =>
    text.split('-').map(Number),
  ) as [number[], number[]];
  return (toYear - year) * 12 + toMonth - month - (toDay < day ? 1 : 0);
}

/** Longer than usual, so far or in all: to be looked at again, and perhaps true. */
export function isLong({ inizio_gravidanza: start, fine_gravidanza, esito }: PregnancyValues, today: string): boolean {
  const end = fine_gravidanza === '' && esito === running ? today : fine_gravidanza;
  return isDay(start) && isDay(end) && monthsBetween(start, end) > usualMonths;
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
        ({ fine_gravidanza, esito }) => esito !== '' && (fine_gravidanza === '' || esito !== running),
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
