import { calendarDay } from '../clock.ts';
import type { components } from '../contract/contract.gen.ts';
import { english, type Messages } from './messages.en.ts';
import { italian } from './messages.it.ts';

export type Schemas = components['schemas'];
export type SharedRecord = Schemas['SharedRecord'];
export type Language = 'it' | 'en';

export type KnownMedicine = Pick<Schemas['Drug'], 'codice_atc' | 'codice_aic' | 'principio_attivo' | 'forma'>;
export type Medicines = ReadonlyMap<string, KnownMedicine>;

export type SectionId = keyof Messages['sections'];

export interface Entry {
  name: string;
  facts: readonly (readonly [label: string, value: string])[];
}

export interface Section {
  id: SectionId;
  title: string;
  none: string;
  /** Column headers when all entries share the same facts. */
  grid?: readonly [names: string, ...labels: string[]];
  entries: readonly Entry[];
}

export interface RenderContext {
  messages: Messages;
  centres: ReadonlyMap<number, string>;
  medicines: Medicines;
  levels?: boolean;
}

export interface DatedRenderContext extends RenderContext {
  /** Determines the day of a timestamp. */
  timeZone: string;
}

export const formatLocalDay = ({ messages, timeZone }: DatedRenderContext, moment: string): string =>
  messages.day(calendarDay(Date.parse(moment), timeZone));

/** Replaces messages that would claim that something does not exist. */
function forExtract(messages: Messages): Messages {
  const { title: report, none, nothingIn, printed, asOf } = messages.extract;
  const sections = Object.entries(messages.sections).map(([id, { title }]) => [id, { title, none }]);
  return { ...messages, report, nothingIn, printed, asOf, sections: Object.fromEntries(sections) };
}

export function messagesFor(language: Language, extract = false): Messages {
  const messages: Messages = language === 'it' ? italian : english;
  return extract ? forExtract(messages) : messages;
}

export const formatNumber = ({ messages }: Pick<RenderContext, 'messages'>, value: number): string =>
  String(value).replace('.', messages.decimal);

export const knownFacts = (facts: readonly (readonly [string, string | null | undefined])[]): [string, string][] =>
  facts.flatMap(([label, value]) => (value?.trim() ? [[label, value] as [string, string]] : []));

const strictest = 6;

export const levelFact = (
  { messages, levels }: RenderContext,
  level: number | null,
): readonly (readonly [string, string | undefined])[] =>
  levels === true ? [[messages.facts.level, messages.levels[(level ?? strictest) - 1]]] : [];

export function section(id: SectionId, { messages }: RenderContext, entries: readonly Entry[]): Section {
  return { id, ...messages.sections[id], entries };
}

export const formatFact = ([label, value]: Entry['facts'][number]): string => `${label}: ${value}`;
