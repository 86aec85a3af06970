import { useFormats } from '../formats/use-formats.ts';

/** Writes a number with all the digits that somebody typed. */
export function useWrite(): (value: number) => string {
  const formats = useFormats();
  return (value) => formats.number(value, { maximumSignificantDigits: 10 });
}
