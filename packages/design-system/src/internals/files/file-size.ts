import type { Formats } from '../../messages/formats.ts';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** 1 258 291 → '1,3 MB'. SI units, like phones and the server's limits. */
export function formatFileSize(bytes: number, formats: Formats): string {
  let value = bytes;
  let unit = 0;
  // 999 950 would be rounded to 1.000 kB.
  while (value >= 999.5 && unit < units.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return formats.number(value, {
    style: 'unit',
    unit: units[unit],
    unitDisplay: 'short',
    maximumFractionDigits: value < 10 && unit > 0 ? 1 : 0,
  });
}
