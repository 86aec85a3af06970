import type { Schema } from '@libretto/api-client/schema';

export interface NamedMedicine {
  nome: string;
  /** Both are absent in emergency cards stored by older versions. */
  sostanza?: Schema<'Substance'> | undefined;
  codice_atc?: string | null | undefined;
}

const bare = (text: string) => text.toLowerCase().replace(/\s/g, '');
const strengthAtEnd = / (\d[\d.,]*\s?(?:mg|mcg|µg|g|UI|IU|U|mEq|%)(?![\p{L}\d]).*)$/iu;

export const withoutStrength = (substance: string): string => substance.replace(strengthAtEnd, '');

function isStated(strength: string, dose: string): boolean {
  const [stated, written] = [bare(strength), bare(dose)];
  const at = written.indexOf(stated);
  // `140 mg` and `40 mg/ml` are other strengths than `40 mg`.
  return at >= 0 && !/[\d.,]$/.test(written.slice(0, at)) && !written.slice(at + stated.length).startsWith('/');
}

/**
 * Returns the active substance with its strength, or an empty string if unknown or already in the name. The strength is
 * left out where the dose shown next to it says the same.
 */
export function getSubstance({ nome, sostanza }: NamedMedicine, language: 'it' | 'en', dose = ''): string {
  const substance = sostanza?.[language] ?? '';
  if (bare(nome).startsWith(bare(substance))) return '';
  const [, strength] = strengthAtEnd.exec(substance) ?? [];
  return strength !== undefined && isStated(strength, dose) ? withoutStrength(substance) : substance;
}

/** Names a medicine as the server's documents do: `Inderal — propranololo 40 mg`. See `getSubstance` for the dose. */
export const medicineName = (medicine: NamedMedicine, language: 'it' | 'en', dose = ''): string =>
  [medicine.nome, getSubstance(medicine, language, dose)].filter(Boolean).join(' — ');
