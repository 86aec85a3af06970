import type { DoctorInvitations } from '../../../area-services.ts';
import { timestamp } from '../../../clock.ts';
import type { AppContext } from '../../../context.ts';
import type { Queries } from '../../../database/database.ts';
import { queueMail } from '../../../mail/mail.repository.ts';
import { findUser } from '../session.repository.ts';
import {
  countOpenInvitations,
  type Invitation,
  insertInvitation,
  revokeDoctorInvitations,
} from './invitations.repository.ts';

export type FulfilInvitation = (
  transaction: Queries,
  invitation: Invitation,
  userId: number,
  now: number,
) => Promise<void>;

export const doctorInvitations: DoctorInvitations = {
  async send(queries, invitation, now) {
    const about = await insertInvitation(queries, { tipo: 'dottore', ...invitation }, now);
    const { email: to, lingua: language } = invitation;
    await queueMail(queries, { kind: 'invitation', to, language, about }, now);
  },
  revoke: revokeDoctorInvitations,
  countOpen: countOpenInvitations,
};

export const acceptDoctorInvitation =
  ({ audit, doctors }: Pick<AppContext, 'audit' | 'doctors'>): FulfilInvitation =>
  async (queries, invitation, userId, now) => {
    const at = timestamp(now);
    const id_record = await doctors.accept(queries, invitation, userId, at);
    const { id_paziente, id_invitante, id_invito: about, lingua: language } = invitation;
    if (id_paziente === null || id_invitante === null) return;
    await audit.append(queries, { id_paziente, id_utente: userId, at, action: 'changed', kind: 'doctor', id_record });
    const { email: to } = await findUser(queries, id_invitante);
    await queueMail(queries, { kind: 'invitation-accepted', to, language, about }, now);
  };
