import type { Schema } from '@libretto/api-client/schema';

export interface NamedMedicine {
  nome: string;
  /** Both are absent in a card that was kept before they were asked for. */
  sostanza?: Schema<'Substance'> | undefined;
  codice_atc?: string | null | undefined;
}

/** Names a medicine as the server's documents do: `Inderal — propranololo 40 mg`. */
export function medicineName({ nome, sostanza }: NamedMedicine, language: 'it' | 'en'): string {
  const substance = sostanza?.[language] ?? '';
  const bare = (text: string) => text.toLowerCase().replace(/\s/g, '');
  return substance === '' || bare(nome).startsWith(bare(substance)) ? nome : `${nome} — ${substance}`;
}
