import { sendsMail } from '../../config.ts';
import type { AppContext } from '../../context.ts';
import type { HandlersOf } from '../../contract/handlers.ts';
import { queueMail } from '../../mail/mail.repository.ts';
import { wrongCode } from '../../problem.ts';
import { findNames, giveTryBack, setPassword, takeReset, takeTry } from './account.repository.ts';
import { forgetDevicesOf } from './devices.repository.ts';
import { checkNewPassword, checkStrength } from './new-password.ts';
import { checkPassword, hashPassword } from './password.ts';
import { findUserByEmail, normalizeEmail, revokeSessionsOf } from './session.repository.ts';
import { begin } from './sign-in.ts';
import { attemptSucceeded, takeBackAttempt } from './throttle.repository.ts';

/** Tries that a code is good for. */
const mostTries = 5;

export function resetRoutes(app: AppContext): HandlersOf<'requestPasswordReset' | 'resetPassword'> {
  const { database, clock, config, onMail } = app;
  return {
    async requestPasswordReset({ body, address, device: { secret: device } }) {
      const email = normalizeEmail(body.email);
      await begin(database, { purpose: 'request-reset', email, address, device }, clock());
      await begin(database, { purpose: 'letter', email, address }, clock());
      // Whether there is such an account is only looked up when the mail is written: here, every address is alike.
      await queueMail(database, { kind: 'reset-password', to: email, language: body.lingua ?? 'it' }, clock());
      onMail();
      return { spedisce: sendsMail(config) };
    },

    async resetPassword({ body, address, caller, device: { secret: device } }) {
      checkNewPassword(body);
      const attempt = { purpose: 'reset', email: normalizeEmail(body.email), address, device } as const;
      await begin(database, attempt, clock());
      const codeHash = await takeTry(database, attempt.email, mostTries, clock());
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
        // The code was right: it stays good for another password.
        await giveTryBack(database, attempt.email);
        await database.transaction().execute((transaction) => takeBackAttempt(transaction, attempt, clock()));
        throw error;
      }
      const passwordHash = await hashPassword(body.password);
      await database.transaction().execute(async (transaction) => {
        const now = clock();
        if (!(await takeReset(transaction, attempt.email, codeHash))) throw wrongCode();
        await setPassword(transaction, user.id_utente, passwordHash);
        await revokeSessionsOf(transaction, user.id_utente, now);
        await attemptSucceeded(transaction, attempt, user.id_utente, now);
        await forgetDevicesOf(transaction, user.id_utente);
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
