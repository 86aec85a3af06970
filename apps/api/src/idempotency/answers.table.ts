/** Responses of repeatable requests, kept for a day. */
export interface AnswersTable {
  id_utente: number;
  /** Idempotency-Key of the client. */
  attempt: string;
  operation: string;
  /** SHA-256 of the request. */
  digest: string;
  /** JSON; null if the response has no body. */
  answer: string | null;
  created_at: string;
}
