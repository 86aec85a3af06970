import type { Queries } from '../../../database/database.ts';
import { queueMail } from '../../../mail/mail.repository.ts';
import { normalizeEmail } from '../../../mail/normalize-email.ts';
import {
  type Invitation,
  insertInvitation,
  inviterName,
  listOpenInvitations,
  revokeInvitation,
  revokeInvitationsTo,
} from './invitations.repository.ts';

const tipo = 'amministratore';

async function find(queries: Queries, id: number, now: number): Promise<Invitation | undefined> {
  return (await listOpenInvitations(queries, tipo, now)).find(({ id_invito }) => id_invito === id);
}

export const administratorInvitations = {
  list: async (queries: Queries, now: number) =>
    Promise.all(
      (await listOpenInvitations(queries, tipo, now)).map(async (invitation) => ({
        id_invito: invitation.id_invito,
        email: invitation.email,
        quando: invitation.created_at,
        scade: invitation.expires_at,
        invitante: await inviterName(queries, invitation),
      })),
    ),

  async invite(
    queries: Queries,
    { email: given, lingua, id_invitante }: Pick<Invitation, 'email' | 'lingua'> & { id_invitante: number },
    now: number,
  ): Promise<number> {
    const email = normalizeEmail(given);
    await revokeInvitationsTo(queries, tipo, email, now);
    const about = await insertInvitation(queries, { tipo, email, lingua, id_invitante }, now);
    await queueMail(queries, { kind: 'invitation', to: email, language: lingua, about }, now);
    return about;
  },

  async resend(queries: Queries, id: number, now: number): Promise<boolean> {
    const invitation = await find(queries, id, now);
    if (invitation === undefined) return false;
    const { email: to, lingua: language } = invitation;
    await queueMail(queries, { kind: 'invitation', to, language, about: id }, now);
    return true;
  },

  revoke: async (queries: Queries, id: number, now: number) =>
    (await find(queries, id, now)) !== undefined && revokeInvitation(queries, id, now),
};
