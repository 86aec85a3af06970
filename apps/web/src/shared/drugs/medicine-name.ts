import type { Schema } from '@libretto/api-client/schema';

export interface NamedMedicine {
  nome: string;
  /** Both are absent in emergency cards stored by older versions. */
  sostanza?: Schema<'Substance'> | undefined;
  codice_atc?: string | null | undefined;
}

/** Returns the active substance with its strength, or an empty string if unknown or already in the name. */
export function getSubstance({ nome, sostanza }: NamedMedicine, language: 'it' | 'en'): string {
  const substance = sostanza?.[language] ?? '';
  const bare = (text: string) => text.toLowerCase().replace(/\s/g, '');
  return bare(nome).startsWith(bare(substance)) ? '' : substance;
}

/** Names a medicine as the server's documents do: `Inderal — propranololo 40 mg`. */
export const medicineName = (medicine: NamedMedicine, language: 'it' | 'en'): string =>
  [medicine.nome, getSubstance(medicine, language)].filter(Boolean).join(' — ');
