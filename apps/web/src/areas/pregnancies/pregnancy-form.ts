import { isDay } from '@libretto/design-system/date-field';
import * as v from 'valibot';
import type { DraftContent } from '../../shared/drafts/draft-keeper.ts';
import type { Pregnancy, PregnancySave } from './pregnancies.queries.ts';

export const outcomes = ['nascita', 'aborto'] as const;
/** Said by whoever is pregnant: nobody is taken to be because a question was left out. */
export const running = 'in-corso';
export const childSexes = ['Maschio', 'Femmina'] as const;

/** Characters of the notes. */
export const longest = 1000;

const youngest = 12;
const oldest = 70;
const usualMonths = 9;

export interface PregnancyForm {
  /** The text while it is no number (yet). */
  eta: number | string;
  inizio_gravidanza: string;
  fine_gravidanza: string;
  /** One of the outcomes, or that it lasts; empty until it is chosen. */
  esito: string;
  sesso_bambino: string;
  note_gravidanza: string;
}

export function formOf(pregnancy: Pregnancy | undefined): PregnancyForm {
  return {
    eta: pregnancy?.eta ?? '',
    inizio_gravidanza: pregnancy?.inizio_gravidanza?.slice(0, 10) ?? '',
    fine_gravidanza: pregnancy?.fine_gravidanza?.slice(0, 10) ?? '',
    esito: pregnancy ? (pregnancy.esito ?? running) : '',
    sesso_bambino: pregnancy?.sesso_bambino ?? '',
    note_gravidanza: pregnancy?.note_gravidanza ?? '',
  };
}

export function saveOf(form: PregnancyForm): PregnancySave {
  const { eta, inizio_gravidanza, fine_gravidanza, note_gravidanza } = form;
  return {
    eta: Number(eta),
    inizio_gravidanza: inizio_gravidanza || null,
    fine_gravidanza: fine_gravidanza || null,
    esito: outcomes.find((outcome) => outcome === form.esito) ?? null,
    sesso_bambino: childSexes.find((sex) => sex === form.sesso_bambino) ?? null,
    note_gravidanza: note_gravidanza.trim(),
  };
}

/** Whole months between two days: from the 20th of May to the 19th of June none has passed. */
export function monthsBetween(start: string, end: string): number {
  const [[year = 0, month = 0, day = 0], [toYear = 0, toMonth = 0, toDay = 0]] = [start, end].map((text) =>
    text.split('-').map(Number),
  ) as [number[], number[]];
  return (toYear - year) * 12 + toMonth - month - (toDay < day ? 1 : 0);
}

/** Longer than usual, so far or in all: to be looked at again, and perhaps true. */
export function isLong({ inizio_gravidanza: start, fine_gravidanza, esito }: PregnancyForm, today: string): boolean {
  const end = fine_gravidanza === '' && esito === running ? today : fine_gravidanza;
  return isDay(start) && isDay(end) && monthsBetween(start, end) > usualMonths;
}

export interface PregnancyWords {
  required: string;
  age: string;
  date: string;
  early: string;
  order: string;
  long: string;
}

export function pregnancySchema(words: PregnancyWords, today: string, born = '') {
  const day = v.pipe(
    v.string(),
    v.check((text) => text === '' || (isDay(text) && text <= today), words.date),
    v.check((text) => !isDay(text) || text >= born, words.early),
  );
  return v.pipe(
    v.object({
      eta: v.pipe(
        v.union([v.number(), v.string()]),
        v.check(
          (age) => typeof age === 'number' && Number.isInteger(age) && age >= youngest && age <= oldest,
          words.age,
        ),
      ),
      inizio_gravidanza: day,
      fine_gravidanza: day,
      esito: v.string(),
      sesso_bambino: v.string(),
      note_gravidanza: v.pipe(v.string(), v.maxLength(longest, words.long)),
    }),
    v.forward(
      v.partialCheck(
        [['inizio_gravidanza'], ['fine_gravidanza']],
        ({ inizio_gravidanza: start, fine_gravidanza: end }) => start === '' || end === '' || start <= end,
        words.order,
      ),
      ['fine_gravidanza'],
    ),
    v.forward(
      v.partialCheck(
        [['fine_gravidanza'], ['esito']],
        ({ fine_gravidanza, esito }) => esito !== '' && (fine_gravidanza === '' || esito !== running),
        words.required,
      ),
      ['esito'],
    ),
    v.forward(
      v.partialCheck(
        [['esito'], ['sesso_bambino']],
        ({ esito, sesso_bambino }) => esito !== 'nascita' || sesso_bambino !== '',
        words.required,
      ),
      ['sesso_bambino'],
    ),
  );
}

/** A pregnancy that is not saved yet: its fields, and which one it is (0 for a new one). */
export interface PregnancyDraft extends PregnancyForm {
  [name: string]: unknown;
  id_gravidanza: number;
}

const kept = v.object({
  id_gravidanza: v.number(),
  eta: v.union([v.number(), v.string()]),
  inizio_gravidanza: v.string(),
  fine_gravidanza: v.string(),
  esito: v.string(),
  sesso_bambino: v.string(),
  note_gravidanza: v.string(),
});

export function readPregnancyDraft(content: DraftContent): PregnancyDraft | undefined {
  const read = v.safeParse(kept, content);
  return read.success ? { ...read.output } : undefined;
}

/** What was typed, without what says which pregnancy it belongs to. */
export function formOfDraft({ id_gravidanza: _id, versione: _version, ...form }: PregnancyDraft): PregnancyForm {
  return form;
}
