import { notFound } from '../problem.ts';

export interface Session {
  tokenHash: string;
  id_utente: number;
  id_paziente: number | undefined;
  expiresAt: string;
}

/** Returns the patient ID of the session. @throws Problem 404 for a user without a record. */
export function requirePatientId(session: Session): number {
  if (session.id_paziente === undefined) throw notFound();
  return session.id_paziente;
}
