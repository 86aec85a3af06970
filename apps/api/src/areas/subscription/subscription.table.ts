import type { Generated } from 'kysely';

/** `ordinato`: perhaps never approved; `in_corso`: capture requested, result unknown; `pagato`: captured. */
export type PurchaseState = 'ordinato' | 'in_corso' | 'pagato' | 'rimborsato';

export interface PurchasesTable {
  id: Generated<number>;
  id_utente: number;
  id_tipo_licenza: number;
  purchase: string;
  order_id: string;
  centesimi: number;
  valuta: string;
  durata_mesi: number | null;
  /** Fingerprint of the contract accepted at `accettato_at`. */
  impronta: string;
  accettato_at: string;
  stato: PurchaseState;
  chiesto_at: string | null;
  capture_id: string | null;
  pagato_at: string | null;
  id_sottoscrizione: number | null;
}
