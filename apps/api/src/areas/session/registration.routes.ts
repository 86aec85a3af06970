import { timestamp } from '../../clock.ts';
import { sendsMail } from '../../config.ts';
import type { AppContext } from '../../context.ts';
import type { HandlersFor } from '../../contract/handlers.ts';
import { deleteHeldMail, queueMail } from '../../mail/mail.repository.ts';
import { normalizeEmail } from '../../mail/normalize-email.ts';
import { invalid, wrongCode } from '../../problem.ts';
import { consumeRegistration, findRegistration, insertRegistration, insertUser } from './account.repository.ts';
import { checkNewPassword, checkStrength } from './new-password.ts';
import { checkPassword, hashPassword } from './password.ts';
import { recordAttempt } from './sign-in.ts';
import { withdrawAttempt } from './throttle.repository.ts';

export function registrationRoutes(app: AppContext): HandlersFor<'register' | 'confirmRegistration'> {
  const { database, clock, config, onMail, people } = app;
  return {
    async register({ body, address, caller, device: { secret: device } }) {
      checkNewPassword(body);
      const email = normalizeEmail(body.email);
      await recordAttempt(database, { purpose: 'register', email, address, device }, clock());
      const nome = body.nome.trim();
      const cognome = body.cognome.trim();
      await checkStrength(app, body.password, [nome, cognome, email], caller);
      await recordAttempt(database, { purpose: 'letter', email, address }, clock());
      // All addresses get the same response; only the mail tells whether an account exists.
      const password_hash = await hashPassword(body.password);
      const now = clock();
      await database.transaction().execute(async (transaction) => {
        const about = await insertRegistration(transaction, { email, nome, cognome, password_hash }, now);
        const language = body.lingua ?? 'it';
        await queueMail(transaction, { kind: 'confirm-registration', to: email, language, about }, now);
      });
      onMail();
      return { spedisce: sendsMail(config) };
    },

    async confirmRegistration({ body, address, device: { secret: device } }) {
      const attempt = { purpose: 'confirm', email: '', address, device } as const;
      await recordAttempt(database, attempt, clock());
      // Otherwise a mailbox owner would confirm a password that someone else chose for the address.
      const registration = await findRegistration(database, body.codice, clock());
      if (registration === undefined) throw wrongCode();
      if (!(await checkPassword(registration.password_hash, body.password)))
        throw invalid([{ path: '/password', code: 'wrong', message: 'must be the password of the registration' }]);
      return database.transaction().execute(async (transaction) => {
        const now = clock();
        const registration = await consumeRegistration(transaction, body.codice, now);
        if (registration === undefined) throw wrongCode();
        const { email, password_hash, nome, cognome, created_at } = registration;
        const user = { email, password_hash, terms_accepted_at: created_at };
        const id_utente = await insertUser(transaction, user, now);
        if (id_utente === undefined) throw wrongCode();
        await people.openRecord(transaction, { id_utente, nome, cognome }, timestamp(now));
        await deleteHeldMail(transaction, { kind: 'confirm-registration', to: email });
        await withdrawAttempt(transaction, attempt, now);
        return { email };
      });
    },
  };
}
