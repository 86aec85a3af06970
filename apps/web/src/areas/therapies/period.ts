import { isDay } from '@libretto/design-system/date-field';

export function limitEnd(start: string, typed: string): { end: string; refused: string | undefined } {
  const early = isDay(start) && isDay(typed) && typed < start;
  return early ? { end: start, refused: typed } : { end: typed, refused: undefined };
}
