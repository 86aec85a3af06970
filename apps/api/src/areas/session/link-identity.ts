import type { Queries } from '../../database/database.ts';
import type { MailLanguage } from '../../mail/mail.table.ts';
import { signInExpired } from '../../problem.ts';
import { findLinkedUser, type Identity, insertIdentity } from './linked-identities.repository.ts';
import { recordChange } from './second-factor/changes.ts';

export interface LinkedIdentity {
  id_utente: number;
  identity: Identity;
  lingua: MailLanguage | undefined;
  address: string;
  userAgent: string;
}

/** @throws Problem `step-over` if the identity is linked to another account. */
export async function linkIdentity(
  app: Parameters<typeof recordChange>[0],
  transaction: Queries,
  { identity, ...who }: LinkedIdentity,
  now: number,
): Promise<void> {
  if (await insertIdentity(transaction, who.id_utente, identity, now)) {
    await recordChange(app, transaction, { ...who, by: who.id_utente, kind: 'identity-linked' }, now);
    return;
  }
  const linked = await findLinkedUser(transaction, identity);
  if (linked?.id_utente !== who.id_utente) throw signInExpired();
}

export function toIdentity(step: { issuer: string | null; subject: string | null } | undefined): Identity | undefined {
  const { issuer, subject } = step ?? {};
  return issuer && subject ? { issuer, subject } : undefined;
}
