export interface AnswersTable {
  id_utente: number;
  attempt: string;
  operation: string;
  /** SHA-256 of the request. */
  digest: string;
  answer: string | null;
  created_at: string;
}
