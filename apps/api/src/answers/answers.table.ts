/** What was answered to attempts that a client may repeat, for a day. */
export interface AnswersTable {
  id_utente: number;
  /** What the client calls the attempt. */
  attempt: string;
  operation: string;
  /** SHA-256 of what was asked. */
  digest: string;
  /** As JSON; null when there was none. */
  answer: string | null;
  created_at: string;
}
