import { doctorRejected, doctorVerified } from '../../mail/doctor-texts.ts';
import type { MailRenderer } from '../../mail/mail-queue.ts';

export const doctorMails = (publicUrl: string): Record<'doctor-verified' | 'doctor-rejected', MailRenderer> => ({
  'doctor-verified': async ({ language }) => doctorVerified(language, `${publicUrl}/webui/Assistiti`),
  'doctor-rejected': async ({ language, text }) =>
    text === null ? undefined : doctorRejected(language, text, `${publicUrl}/webui/account/Medico`),
});
