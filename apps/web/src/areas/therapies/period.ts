import { isDay } from '@libretto/design-system/date-field';

/** An end before the start is set to the start; what was typed instead is remembered. */
export function fittingEnd(start: string, typed: string): { end: string; refused: string | undefined } {
  const early = isDay(start) && isDay(typed) && typed < start;
  return early ? { end: start, refused: typed } : { end: typed, refused: undefined };
}
