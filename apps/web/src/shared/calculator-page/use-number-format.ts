import { useFormats } from '../formats/use-formats.ts';

export function useNumberFormat(): (value: number) => string {
  const formats = useFormats();
  return (value) => formats.number(value, { maximumSignificantDigits: 10 });
}
