import { randomInt } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { identityMails, type MailKind, type SignInMethodMail, secondFactorMails } from '../../mail/mail.table.ts';
import type { MailRenderer } from '../../mail/mail-queue.ts';
import { signInMethodChanged } from '../../mail/second-factor-texts.ts';
import { confirmRegistration, passwordChanged, registrationExists, resetPassword } from '../../mail/texts.ts';
import { deleteRegistration, setRegistrationCode, setResetCode } from './account.repository.ts';
import { invitationMails } from './invitations/mails.ts';
import { hashPassword } from './password.ts';
import { findUserByEmail, newToken } from './session.repository.ts';

const minute = 60_000;
export const confirmationLifetimeMs = 48 * 60 * minute;
export const resetLifetimeMs = 15 * minute;

interface Parts {
  database: Database;
  clock: Clock;
  publicUrl: string;
  demo: boolean;
}

/** Codes are created when a mail is sent: none is stored readably, and the lifetime does not run in the queue. */
export function sessionMails({
  database,
  clock,
  publicUrl,
  demo,
}: Parts): Record<
  Exclude<MailKind, 'message' | 'doctor-verified' | 'doctor-rejected' | 'proposal' | 'proposal-answered'>,
  MailRenderer
> {
  const resetPage = `${publicUrl}/webui/password/reset`;
  const news = Object.fromEntries(
    [...secondFactorMails, ...identityMails].map((kind): [SignInMethodMail, MailRenderer] => [
      kind,
      async ({ language }) => signInMethodChanged(kind, language, resetPage),
    ]),
  ) as Record<SignInMethodMail, MailRenderer>;
  return {
    ...news,
    ...invitationMails({ database, clock, publicUrl }),

    'confirm-registration': async ({ about, language, to_address }) => {
      if (about !== null && (await findUserByEmail(database, to_address)) !== undefined) {
        await deleteRegistration(database, about);
        return registrationExists(language, { signIn: `${publicUrl}/webui/login`, reset: resetPage });
      }
      const code = newToken();
      const expires = clock() + confirmationLifetimeMs;
      if (about === null || !(await setRegistrationCode(database, about, code, expires))) return undefined;
      return { ...confirmRegistration(language, `${publicUrl}/webui/register#codice=${code}`), expires };
    },

    'reset-password': async ({ to_address, language }) => {
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const expires = clock() + resetLifetimeMs;
      await setResetCode(database, to_address, await hashPassword(code), expires);
      const user = await findUserByEmail(database, to_address);
      const mayHave = user !== undefined && (demo || user.demo === 0);
      return mayHave ? { ...resetPassword(language, code), expires } : undefined;
    },

    'password-changed': async ({ language }) => passwordChanged(language, resetPage),
  };
}
