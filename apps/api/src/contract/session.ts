import { notFound } from '../problem.ts';

/** Whom a request acts for. */
export interface Session {
  tokenHash: string;
  id_utente: number;
  /** Undefined for a user without a record of their own. */
  id_paziente: number | undefined;
  expiresAt: string;
}

/** The record of the session; a user without one is answered as if it did not exist. */
export function patientOf(session: Session): number {
  if (session.id_paziente === undefined) throw notFound();
  return session.id_paziente;
}
