import type { Area } from './sharing.queries.ts';

export interface InsteadSearch {
  /** Link that the new one stands in for. */
  come: number;
  area: Area;
  /** Level that it needs at least. */
  livello: number;
}

const isPositive = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

/** Reads what the eyes of a link ask for; the form shows only areas that exist. */
export function readInstead({ come, area, livello }: Record<string, unknown>): InsteadSearch | undefined {
  return isPositive(come) && typeof area === 'string' && isPositive(livello) && livello <= 6
    ? { come, area: area as Area, livello }
    : undefined;
}
