import type { SheetKind } from './choice-sheet.tsx';

/** Kinds of records whose sheet an address can open, by the word in it. */
export const openedKinds = {
  allergia: 'allergy',
  farmaco: 'therapy',
  misura: 'reading',
} as const satisfies Record<string, SheetKind>;

export type OpenedKind = keyof typeof openedKinds;

export const readOpenedKind = (word: unknown): { tipo?: OpenedKind } =>
  typeof word === 'string' && Object.hasOwn(openedKinds, word) ? { tipo: word as OpenedKind } : {};
