import { notFound } from '../problem.ts';

export interface Session {
  tokenHash: string;
  id_utente: number;
  id_paziente: number | undefined;
  expiresAt: string;
}

export function requirePatientId(session: Session): number {
  if (session.id_paziente === undefined) throw notFound();
  return session.id_paziente;
}
