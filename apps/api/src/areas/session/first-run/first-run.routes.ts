import { type Clock, timestamp } from '../../../clock.ts';
import type { HandlersOf } from '../../../contract/handlers.ts';
import type { Database, Queries } from '../../../database/database.ts';
import { conflict, wrongCode } from '../../../problem.ts';
import { insertUser } from '../account.repository.ts';
import { checkNewPassword, checkStrength, type Estimate } from '../new-password.ts';
import { hashPassword } from '../password.ts';
import { normalizeEmail } from '../session.repository.ts';
import { begin } from '../sign-in.ts';
import { takeBackAttempt } from '../throttle.repository.ts';
import { isFirstRunCode, takeFirstRunCode } from './first-run.repository.ts';

interface Parts {
  database: Database;
  clock: Clock;
  hasAdministrator(queries: Queries, now: number): Promise<boolean>;
  /** Holds the administration until the end of the transaction, so that of two first administrators one comes first. */
  holdAdministration(transaction: Queries): Promise<void>;
  makeAdministrator(transaction: Queries, userId: number): Promise<void>;
  estimate: Estimate;
  /** Creates what a new user has: a patient record and the free plan. */
  openRecord(queries: Queries, user: { id_utente: number; nome: string; cognome: string }, at: string): Promise<void>;
}

const hasOne = () => conflict('has-administrator', 'This installation has an administrator.');

export function firstRunRoutes({
  database,
  clock,
  openRecord,
  ...parts
}: Parts): HandlersOf<'readFirstRun' | 'completeFirstRun'> {
  return {
    readFirstRun: async () => ({ necessario: !(await parts.hasAdministrator(database, clock())) }),

    async completeFirstRun({ body, address, caller }) {
      checkNewPassword(body);
      const attempt = { purpose: 'confirm', email: '', address } as const;
      await begin(database, attempt, clock());
      if (await parts.hasAdministrator(database, clock())) throw hasOne();
      if (!(await isFirstRunCode(database, body.codice))) throw wrongCode();
      const email = normalizeEmail(body.email);
      const nome = body.nome.trim();
      const cognome = body.cognome.trim();
      await checkStrength(parts.estimate, body.password, [nome, cognome, email], caller);
      const password_hash = await hashPassword(body.password);
      await database.transaction().execute(async (transaction) => {
        await parts.holdAdministration(transaction);
        const now = clock();
        if (await parts.hasAdministrator(transaction, now)) throw hasOne();
        if (!(await takeFirstRunCode(transaction, body.codice))) throw wrongCode();
        const user = { email, password_hash, terms_accepted_at: timestamp(now) };
        const id_utente = await insertUser(transaction, user, now);
        if (id_utente === undefined) throw conflict('email-exists', 'There is an account with this e-mail address.');
        await openRecord(transaction, { id_utente, nome, cognome }, timestamp(now));
        await parts.makeAdministrator(transaction, id_utente);
        await takeBackAttempt(transaction, attempt, now);
      });
    },
  };
}
