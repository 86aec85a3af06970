import type { Schema } from '@libretto/api-client/schema';

type Card = Schema<'EmergencyCard'>;
type Taken = Card['terapie'][number];

/** A medicine of a card; one that was kept before substances were asked for has none. */
export type CardMedicine = Pick<Taken, 'nome'> & Partial<Pick<Taken, 'sostanza' | 'codice_atc'>>;

/** Names a medicine as the server's documents do: `Inderal — propranololo 40 mg`. */
export function medicineName({ nome, sostanza }: CardMedicine, language: 'it' | 'en'): string {
  const substance = sostanza?.[language] ?? '';
  const bare = (text: string) => text.toLowerCase().replace(/\s/g, '');
  return substance === '' || bare(nome).startsWith(bare(substance)) ? nome : `${nome} — ${substance}`;
}
