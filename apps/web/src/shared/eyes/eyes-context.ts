import type { Schema } from '@libretto/api-client/schema';
import { createContext, use } from 'react';
import type { EyesId } from './eyes-search.ts';

export type HiddenLine = Schema<'HiddenLine'>;
/** Kinds of entries; some, such as the results of scores, nobody else ever sees. */
export type EntryKind = HiddenLine['tipo'] | Schema<'FoundEntry'>['tipo'];

export interface RecordMark {
  text: string;
  /** Absent where nothing would show the record. */
  action?: { label: string; onSelect: () => void } | undefined;
}

export interface Eyes {
  id: EyesId;
  /** Returns why the reader does not see a record, and what shows it. */
  markOf: (kind: EntryKind, id: number) => RecordMark | undefined;
  /** Number of records of a kind that the reader sees; of one of its lists with the state of that list. */
  countSeen: (kind: EntryKind, state?: string) => number;
}

export interface EyesState {
  /** The doctor or link with whose eyes the page is shown; undefined for the patient's own. */
  id: EyesId | undefined;
  /** Undefined until it has been loaded. */
  eyes: Eyes | undefined;
}

interface EyesSlot extends EyesState {
  onEyes: (eyes: Eyes | undefined) => void;
}

export const EyesContext = createContext<EyesSlot>({ id: undefined, eyes: undefined, onEyes: () => {} });

export const useEyes = (): EyesState => use(EyesContext);
