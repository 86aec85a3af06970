import { dayOf } from '../clock.ts';
import type { components } from '../contract/contract.gen.ts';
import { english, type Words } from './words.en.ts';
import { italian } from './words.it.ts';

export type Schemas = components['schemas'];
export type SharedRecord = Schemas['SharedRecord'];
export type Language = 'it' | 'en';

/** What the catalogue knows of a medicine or vaccine. */
export type KnownMedicine = Pick<Schemas['Drug'], 'codice_atc' | 'codice_aic' | 'principio_attivo' | 'forma'>;
export type Medicines = ReadonlyMap<string, KnownMedicine>;

export type SectionId = keyof Words['sections'];

/** What is known of one thing: its name, and facts that each have a value. */
export interface Entry {
  name: string;
  facts: readonly (readonly [label: string, value: string])[];
}

export interface Section {
  id: SectionId;
  title: string;
  /** What stands below the title when nothing is in it. */
  none: string;
  /** Where each entry says some of the same few things: what the names are, and the labels in their order. */
  grid?: readonly [names: string, ...labels: string[]];
  entries: readonly Entry[];
}

/** How a record is told: the words, and the names of what it only has ids of. */
export interface Telling {
  words: Words;
  /** Names of exam centres by their ids. */
  centres: ReadonlyMap<number, string>;
  /** What the catalogue knows of the medicines and vaccines of the record, by their ids. */
  medicines: Medicines;
  /** Whether each record says who may see it. */
  levels?: boolean;
}

/** How a record is told that says when parts of it were written. */
export interface DatedTelling extends Telling {
  /** Which day that was, the clocks of this zone say. */
  timeZone: string;
}

export const dayOfMoment = ({ words, timeZone }: DatedTelling, moment: string): string =>
  words.day(dayOf(Date.parse(moment), timeZone));

/** The same words for what is only a part of a record. */
function ofExtract(words: Words): Words {
  const { title: report, none, nothingIn, asOf } = words.extract;
  const sections = Object.entries(words.sections).map(([id, { title }]) => [id, { title, none }]);
  return { ...words, report, nothingIn, asOf, sections: Object.fromEntries(sections) };
}

/** The words of a language; for an extract those that say nothing of what was left out. */
export function wordsOf(language: Language, extract = false): Words {
  const words: Words = language === 'it' ? italian : english;
  return extract ? ofExtract(words) : words;
}

export const numberInWords = ({ words }: Pick<Telling, 'words'>, value: number): string =>
  String(value).replace('.', words.decimal);

/** Only what is known. */
export const known = (facts: readonly (readonly [string, string | null | undefined])[]): [string, string][] =>
  facts.flatMap(([label, value]) => (value?.trim() ? [[label, value] as [string, string]] : []));

const strictest = 6;

export const levelFact = (
  { words, levels }: Telling,
  level: number | null,
): readonly (readonly [string, string | undefined])[] =>
  levels === true ? [[words.facts.level, words.levels[(level ?? strictest) - 1]]] : [];

export function section(id: SectionId, { words }: Telling, entries: readonly Entry[]): Section {
  return { id, ...words.sections[id], entries };
}

/** A fact as a line of text. */
export const lineOf = ([label, value]: Entry['facts'][number]): string => `${label}: ${value}`;
