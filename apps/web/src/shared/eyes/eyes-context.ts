import type { Schema } from '@libretto/api-client/schema';
import { createContext, use } from 'react';

export type HiddenLine = Schema<'HiddenLine'>;

export interface RecordMark {
  text: string;
  action: { label: string; onSelect: () => void };
}

export interface Eyes {
  /** ID of the doctor. */
  id: number;
  /** Returns why the doctor does not see a record, and what shows it. */
  markOf: (kind: HiddenLine['tipo'], id: number) => RecordMark | undefined;
}

export interface EyesState {
  /** ID of the doctor with whose eyes the page is shown; undefined for the patient's own. */
  id: number | undefined;
  /** Undefined until it has been loaded. */
  eyes: Eyes | undefined;
}

export const EyesContext = createContext<EyesState>({ id: undefined, eyes: undefined });

export const useEyes = (): EyesState => use(EyesContext);
