import { doctorRejected, doctorVerified } from '../../mail/doctor-texts.ts';
import type { Writer } from '../../mail/mail-queue.ts';

export const doctorLetters = (publicUrl: string): Record<'doctor-verified' | 'doctor-rejected', Writer> => ({
  'doctor-verified': async ({ language }) => doctorVerified(language, `${publicUrl}/webui/Assistiti`),
  'doctor-rejected': async ({ language, text }) =>
    text === null ? undefined : doctorRejected(language, text, `${publicUrl}/webui/account/Medico`),
});
