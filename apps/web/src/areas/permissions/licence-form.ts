import * as v from 'valibot';
import type { Licence } from './permissions.queries.ts';

export interface LicenceForm {
  descrizione: string;
  /** What is no number yet is kept as it was typed. */
  costo: number | string;
  durata_mesi: number | string;
  enable: boolean;
}

export interface LicenceWords {
  required: string;
  cost: string;
  months: string;
}

export function formOf(licence: Licence | undefined): LicenceForm {
  if (!licence) return { descrizione: '', costo: '', durata_mesi: '', enable: true };
  const { descrizione, costo, durata_mesi, enable } = licence;
  return { descrizione, costo, durata_mesi: durata_mesi ?? '', enable: enable === 1 };
}

const twoDecimals = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

export function licenceSchema(words: LicenceWords) {
  return v.object({
    descrizione: v.pipe(
      v.string(),
      v.check((text) => text.trim() !== '', words.required),
    ),
    costo: v.pipe(
      v.union([v.number(), v.string()]),
      v.check((value) => value !== '', words.required),
      v.check((value) => typeof value === 'number' && value >= 0 && value <= 10_000 && twoDecimals(value), words.cost),
    ),
    durata_mesi: v.pipe(
      v.union([v.number(), v.string()]),
      v.check(
        (value) => value === '' || (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 120),
        words.months,
      ),
    ),
    enable: v.boolean(),
  });
}
