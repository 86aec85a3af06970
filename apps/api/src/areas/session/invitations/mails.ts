import type { Clock } from '../../../clock.ts';
import type { Database } from '../../../database/database.ts';
import { grantAccepted, invitationAccepted } from '../../../mail/doctor-texts.ts';
import { invitation as invitationText, plainName } from '../../../mail/invitation-texts.ts';
import type { MailRenderer } from '../../../mail/mail-queue.ts';
import { acceptorName, inviterName, issueCode, patientName, patientOf } from './invitations.repository.ts';

/** Returns the URL of the accepting page. Servers and logs never see the fragment. */
export const invitationLink = (publicUrl: string, code: string) => `${publicUrl}/webui/invito#codice=${code}`;

interface Parts {
  database: Database;
  clock: Clock;
  publicUrl: string;
}

/** Issues the code when the mail is written: no readable code is stored, and its lifetime starts then. */
export const invitationMails = ({
  database,
  clock,
  publicUrl,
}: Parts): Record<'invitation' | 'invitation-accepted', MailRenderer> => ({
  invitation: async ({ about, language }) => {
    const issued = about === null ? undefined : await issueCode(database, about, clock());
    if (issued === undefined) return undefined;
    const { code, expires, invitation } = issued;
    const inviter = await inviterName(database, invitation);
    const patient = await patientName(database, invitation);
    return {
      ...invitationText(language, invitation.tipo, { inviter, patient, link: invitationLink(publicUrl, code) }),
      expires,
    };
  },

  'invitation-accepted': async ({ about, language }) => {
    const name = about === null ? undefined : await acceptorName(database, about);
    if (about === null || name === undefined) return undefined;
    const patient = await patientOf(database, about);
    return patient === null
      ? invitationAccepted(language, plainName(name), `${publicUrl}/webui/Registro/Dottori`)
      : grantAccepted(language, plainName(name), plainName(patient), `${publicUrl}/webui/Registro/Condividi`);
  },
});
