import { appendAudit } from './areas/audit/audit.repository.ts';
import { acceptAsDoctor } from './areas/doctors/directory-entry.ts';
import type { DoctorInvitation } from './areas/doctors/inviting.routes.ts';
import {
  countOpenInvitations,
  insertInvitation,
  revokeDoctorInvitations,
} from './areas/session/invitations/invitations.repository.ts';
import type { Fulfil } from './areas/session/invitations/invitations.routes.ts';
import { timestamp } from './clock.ts';
import type { Queries } from './database/database.ts';
import { queueMail } from './mail/mail.repository.ts';

/** Invitations as the area of doctors uses them. */
export const doctorInvitations = {
  async send(queries: Queries, invitation: DoctorInvitation, now: number): Promise<void> {
    const about = await insertInvitation(queries, { tipo: 'dottore', ...invitation }, now);
    const { email: to, lingua: language } = invitation;
    await queueMail(queries, { kind: 'invitation', to, language, about }, now);
  },
  revoke: revokeDoctorInvitations,
  countOpen: countOpenInvitations,
};

/** Connects the account with the invited entry, and tells the patient. */
export const acceptDoctorInvitation: Fulfil = async (queries, invitation, userId, now) => {
  const at = timestamp(now);
  const id_record = await acceptAsDoctor(queries, invitation, userId, at);
  const { id_paziente, id_invitante, id_invito: about, lingua: language } = invitation;
  if (id_paziente === null || id_invitante === null) return;
  await appendAudit(queries, { id_paziente, id_utente: userId, at, action: 'changed', kind: 'doctor', id_record });
  const { email: to } = await queries
    .selectFrom('utenti')
    .select('email')
    .where('id_utente', '=', id_invitante)
    .executeTakeFirstOrThrow();
  await queueMail(queries, { kind: 'invitation-accepted', to, language, about }, now);
};
