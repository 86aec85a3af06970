import { useFormats } from '../../shared/formats/use-formats.ts';

/** An amount as the language of the page writes euros. */
export function useEuros(): (amount: number) => string {
  const { number } = useFormats();
  return (amount) => number(amount, { style: 'currency', currency: 'EUR' });
}
