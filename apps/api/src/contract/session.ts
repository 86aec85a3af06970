import type { Scope } from '../policy/acting.ts';
import { notFound, outsideGrant } from '../problem.ts';

/** The grant with which a caregiver acts on the record of another person. */
export interface ActingGrant {
  id_delega: number;
  scope: Scope;
  isParent: boolean;
}

export interface Session {
  tokenHash: string;
  /** The user who acts: the author of changes, and the subject of limits and account settings. */
  id_utente: number;
  /** The record that the request concerns. */
  id_paziente: number | undefined;
  /** The user whose record it is: `id_utente`, unless a caregiver acts. */
  id_proprietario: number;
  /** Set if the record is another person's. */
  grant?: ActingGrant;
  expiresAt: string;
}

export function requirePatientId(session: Session): number {
  if (session.id_paziente === undefined) throw notFound();
  return session.id_paziente;
}

/** For sharing and deletion as part of another operation. @throws Problem 403 for caregivers other than parents. */
export function requireOwnerRights({ grant }: Pick<Session, 'grant'>): void {
  if (grant !== undefined && grant.scope !== 'parent') throw outsideGrant();
}
