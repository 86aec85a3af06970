import { useFormats } from './use-formats.ts';

const kilobyte = 1000;
const units = ['kilobyte', 'megabyte', 'gigabyte'] as const;

export function useSizeFormat(): (bytes: number) => string {
  const { number } = useFormats();
  return (bytes) => {
    const power = Math.min(Math.max(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), 1), units.length);
    const maximumFractionDigits = power === 1 ? 0 : 1;
    const value = Math.max(bytes / kilobyte ** power, power === 1 ? 1 : 0);
    return number(value, { style: 'unit', unit: units[power - 1], maximumFractionDigits });
  };
}
