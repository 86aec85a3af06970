import { timestamp } from '../../../clock.ts';
import type { AppContext } from '../../../context.ts';
import type { HandlersFor } from '../../../contract/handlers.ts';
import { normalizeEmail } from '../../../mail/normalize-email.ts';
import { conflict, wrongCode } from '../../../problem.ts';
import { insertUser } from '../account.repository.ts';
import { checkNewPassword, checkStrength } from '../new-password.ts';
import { hashPassword } from '../password.ts';
import { recordAttempt } from '../sign-in.ts';
import { withdrawAttempt } from '../throttle.repository.ts';
import { consumeFirstRunCode, isFirstRunCode } from './first-run.repository.ts';

const administratorExists = () => conflict('has-administrator', 'The installation already has an administrator.');

export function firstRunRoutes(app: AppContext): HandlersFor<'readFirstRun' | 'completeFirstRun'> {
  const { database, clock, administration, people } = app;
  return {
    readFirstRun: async () => ({ necessario: !(await administration.hasAdministrator(database, clock())) }),

    async completeFirstRun({ body, address, caller }) {
      checkNewPassword(body);
      const attempt = { purpose: 'confirm', email: '', address } as const;
      await recordAttempt(database, attempt, clock());
      if (await administration.hasAdministrator(database, clock())) throw administratorExists();
      if (!(await isFirstRunCode(database, body.codice))) throw wrongCode();
      const email = normalizeEmail(body.email);
      const nome = body.nome.trim();
      const cognome = body.cognome.trim();
      await checkStrength(app, body.password, [nome, cognome, email], caller);
      const password_hash = await hashPassword(body.password);
      await database.transaction().execute(async (transaction) => {
        await administration.hold(transaction);
        const now = clock();
        if (await administration.hasAdministrator(transaction, now)) throw administratorExists();
        if (!(await consumeFirstRunCode(transaction, body.codice))) throw wrongCode();
        const user = { email, password_hash, terms_accepted_at: timestamp(now) };
        const id_utente = await insertUser(transaction, user, now);
        if (id_utente === undefined) throw conflict('email-exists', 'An account with this email address exists.');
        await people.openRecord(transaction, { id_utente, nome, cognome }, timestamp(now));
        await administration.makeAdministrator(transaction, id_utente);
        await withdrawAttempt(transaction, attempt, now);
      });
    },
  };
}
