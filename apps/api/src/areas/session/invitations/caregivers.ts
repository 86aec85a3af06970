import type { CaregiverInvitations } from '../../../area-services.ts';
import { timestamp } from '../../../clock.ts';
import type { AppContext } from '../../../context.ts';
import type { Queries } from '../../../database/database.ts';
import { queueMail } from '../../../mail/mail.repository.ts';
import { findUser } from '../session.repository.ts';
import type { FulfilInvitation } from './doctors.ts';
import { findOpenHandover, insertInvitation, revokeInvitation } from './invitations.repository.ts';

async function notifyInviter(queries: Queries, id: number, now: number): Promise<void> {
  const invitation = await queries
    .selectFrom('inviti')
    .select(['id_invitante', 'lingua'])
    .where('id_invito', '=', id)
    .executeTakeFirst();
  if (invitation === undefined || invitation.id_invitante === null) return;
  const { email: to } = await findUser(queries, invitation.id_invitante);
  await queueMail(queries, { kind: 'invitation-accepted', to, language: invitation.lingua, about: id }, now);
}

export const caregiverInvitations = (database: Queries): CaregiverInvitations => ({
  async send(queries, invitation, now) {
    const about = await insertInvitation(queries, invitation, now);
    const { email: to, lingua: language } = invitation;
    await queueMail(queries, { kind: 'invitation', to, language, about }, now);
    return about;
  },

  async markAccepted(queries, id, userId, now) {
    await queries
      .updateTable('inviti')
      .set({ accepted_at: timestamp(now), id_accettante: userId })
      .where('id_invito', '=', id)
      .execute();
    await notifyInviter(queries, id, now);
  },

  async revoke(queries, id, now) {
    await revokeInvitation(queries, id, now);
  },

  async revokeHandovers(queries, patientId, now) {
    await queries
      .updateTable('inviti')
      .set({ revoked_at: timestamp(now) })
      .where('tipo', '=', 'consegna')
      .where('id_paziente', '=', patientId)
      .where('accepted_at', 'is', null)
      .where('revoked_at', 'is', null)
      .execute();
  },

  async findHandover(patientId, now) {
    const found = await findOpenHandover(database, patientId, now);
    return found === undefined ? null : { email: found.email, scade_il: found.expires_at };
  },
});

export const acceptCaregiverInvitation =
  ({ caregivers }: Pick<AppContext, 'caregivers'>): FulfilInvitation =>
  async (queries, { id_invito }, userId, now) => {
    await notifyInviter(queries, id_invito, now);
    // Last: on PostgreSQL every transaction takes the audit lock after all others.
    await caregivers.acceptInvitation(queries, id_invito, userId);
  };
