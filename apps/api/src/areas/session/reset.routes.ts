import { sendsMail } from '../../config.ts';
import type { AppContext } from '../../context.ts';
import type { HandlersFor } from '../../contract/handlers.ts';
import { deleteHeldMail, queueMail } from '../../mail/mail.repository.ts';
import { normalizeEmail } from '../../mail/normalize-email.ts';
import { wrongCode } from '../../problem.ts';
import { consumeAttempt, consumeReset, findNames, restoreAttempt, setPassword } from './account.repository.ts';
import { revokeDevices } from './devices.repository.ts';
import { checkNewPassword, checkStrength } from './new-password.ts';
import { checkPassword, hashPassword } from './password.ts';
import { findUserByEmail, revokeSessions } from './session.repository.ts';
import { recordAttempt } from './sign-in.ts';
import { attemptSucceeded, withdrawAttempt } from './throttle.repository.ts';

const maxAttempts = 5;

export function resetRoutes(app: AppContext): HandlersFor<'requestPasswordReset' | 'resetPassword'> {
  const { database, clock, config, onMail } = app;
  return {
    async requestPasswordReset({ body, address, device: { secret: device } }) {
      const email = normalizeEmail(body.email);
      await recordAttempt(database, { purpose: 'request-reset', email, address, device }, clock());
      await recordAttempt(database, { purpose: 'letter', email, address }, clock());
      // The account is looked up only when the mail is written, so that all addresses get the same response.
      await queueMail(database, { kind: 'reset-password', to: email, language: body.lingua ?? 'it' }, clock());
      onMail();
      return { spedisce: sendsMail(config) };
    },

    async resetPassword({ body, address, caller, device: { secret: device } }) {
      checkNewPassword(body);
      const attempt = { purpose: 'reset', email: normalizeEmail(body.email), address, device } as const;
      await recordAttempt(database, attempt, clock());
      const codeHash = await consumeAttempt(database, attempt.email, maxAttempts, clock());
      const matches = await checkPassword(codeHash, body.codice);
      const user = await findUserByEmail(database, attempt.email);
      if (user === undefined || codeHash === undefined || !matches) throw wrongCode();

      const names = await findNames(database, user.id_utente);
      try {
        await checkStrength(
          app,
          body.password,
          [names?.paziente_nome ?? '', names?.paziente_cognome ?? '', attempt.email],
          caller,
        );
      } catch (error) {
        // The code was right, so it stays valid for another password.
        await restoreAttempt(database, attempt.email);
        await database.transaction().execute((transaction) => withdrawAttempt(transaction, attempt, clock()));
        throw error;
      }
      const passwordHash = await hashPassword(body.password);
      await database.transaction().execute(async (transaction) => {
        const now = clock();
        if (!(await consumeReset(transaction, attempt.email, codeHash))) throw wrongCode();
        await setPassword(transaction, user.id_utente, passwordHash);
        await revokeSessions(transaction, user.id_utente, now);
        await attemptSucceeded(transaction, attempt, user.id_utente, now);
        await revokeDevices(transaction, user.id_utente);
        await deleteHeldMail(transaction, { kind: 'reset-password', to: attempt.email });
        await queueMail(
          transaction,
          { kind: 'password-changed', to: attempt.email, language: body.lingua ?? 'it' },
          now,
        );
      });
      onMail();
    },
  };
}
