import { useFormats } from '../../shared/formats/use-formats.ts';

export function useEuros(): (amount: number) => string {
  const { number } = useFormats();
  return (amount) => number(amount, { style: 'currency', currency: 'EUR' });
}
