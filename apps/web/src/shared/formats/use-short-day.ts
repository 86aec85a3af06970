import { useFormats } from './use-formats.ts';
import { useToday } from './use-today.ts';

/** Formats days as `16 dic`, with the year if it is not this one. */
export function useShortDay(): (date: string | null | undefined) => string {
  const { dayAndMonth } = useFormats();
  const year = useToday().slice(0, 4);
  return (date) => {
    const text = dayAndMonth(date);
    return text === '' || date?.slice(0, 4) === year ? text : `${text} ${date?.slice(0, 4)}`;
  };
}
