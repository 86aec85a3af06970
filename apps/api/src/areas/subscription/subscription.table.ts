import type { Generated } from 'kysely';

/**
 * `ordinato`: begun, and perhaps never approved. `in_corso`: the provider was asked to take the money, and the answer is
 * still open. `pagato`: taken, with the licence in `id_sottoscrizione`. `rimborsato`: paid back.
 */
export type PurchaseState = 'ordinato' | 'in_corso' | 'pagato' | 'rimborsato';

/** Each payment that somebody has begun, as the server wrote it down before anybody paid. */
export interface PurchasesTable {
  id: Generated<number>;
  id_utente: number;
  id_tipo_licenza: number;
  /** Our name of it, which the provider's order carries. */
  purchase: string;
  order_id: string;
  centesimi: number;
  valuta: string;
  /** How long what is bought lasts; null: without an end. */
  durata_mesi: number | null;
  /** Fingerprint of the contract that was accepted; `accettato_at` when. */
  impronta: string;
  accettato_at: string;
  stato: PurchaseState;
  /** When the provider was last asked to take the money. */
  chiesto_at: string | null;
  capture_id: string | null;
  /** When the money was taken. */
  pagato_at: string | null;
  id_sottoscrizione: number | null;
}
