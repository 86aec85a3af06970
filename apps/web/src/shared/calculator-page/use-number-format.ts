import { useFormats } from '../formats/use-formats.ts';

/** Returns a formatter that keeps all typed digits. */
export function useNumberFormat(): (value: number) => string {
  const formats = useFormats();
  return (value) => formats.number(value, { maximumSignificantDigits: 10 });
}
