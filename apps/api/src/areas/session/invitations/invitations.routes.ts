import { type Clock, timestamp } from '../../../clock.ts';
import type { HandlersOf } from '../../../contract/handlers.ts';
import type { Database, Queries } from '../../../database/database.ts';
import { conflict, wrongCode, wrongCredentials } from '../../../problem.ts';
import { insertUser } from '../account.repository.ts';
import { checkNewPassword, checkStrength, type Estimate } from '../new-password.ts';
import { checkPassword, hashPassword } from '../password.ts';
import { findUserByEmail, normalizeEmail } from '../session.repository.ts';
import { begin } from '../sign-in.ts';
import { takeBackAttempt } from '../throttle.repository.ts';
import { findInvitation, type Invitation, inviterName, takeInvitation } from './invitations.repository.ts';
import type { InvitationKind } from './invitations.table.ts';

/** Gives an account what an invitation offers; runs in the transaction that uses up the code. */
export type Fulfil = (transaction: Queries, invitation: Invitation, userId: number, now: number) => Promise<void>;

interface Parts {
  database: Database;
  clock: Clock;
  /** Called when a mail has been queued. */
  onMail(): void;
  /** Accounts of the demo mode may be used. */
  demo: boolean;
  /** Creates what a new user has: a patient record and the free plan. */
  openRecord(queries: Queries, user: { id_utente: number; nome: string; cognome: string }, at: string): Promise<void>;
  fulfil: Record<InvitationKind, Fulfil>;
  estimate: Estimate;
}

export function invitationsRoutes({
  database,
  clock,
  demo,
  onMail,
  openRecord,
  fulfil,
  estimate,
}: Parts): HandlersOf<'readInvitation' | 'registerFromInvitation' | 'linkInvitation'> {
  async function openInvitation(code: string): Promise<Invitation> {
    const invitation = await findInvitation(database, code, clock());
    if (invitation === undefined) throw wrongCode();
    return invitation;
  }

  async function accept(transaction: Queries, code: string, userId: number, now: number): Promise<void> {
    const invitation = await takeInvitation(transaction, code, userId, now);
    if (invitation === undefined) throw wrongCode();
    await fulfil[invitation.tipo](transaction, invitation, userId, now);
  }

  return {
    async readInvitation({ body, address, device: { secret: device } }) {
      const attempt = { purpose: 'confirm', email: '', address, device } as const;
      await begin(database, attempt, clock());
      const invitation = await openInvitation(body.codice);
      await database.transaction().execute((transaction) => takeBackAttempt(transaction, attempt, clock()));
      const { tipo, email, expires_at: scade } = invitation;
      return {
        ...{ tipo, email, scade },
        invitante: await inviterName(database, invitation),
        ha_account: (await findUserByEmail(database, email)) !== undefined,
      };
    },

    async registerFromInvitation({ body, address, caller, device: { secret: device } }) {
      checkNewPassword(body);
      const attempt = { purpose: 'confirm', email: '', address, device } as const;
      await begin(database, attempt, clock());
      const { email } = await openInvitation(body.codice);
      const nome = body.nome.trim();
      const cognome = body.cognome.trim();
      await checkStrength(estimate, body.password, [nome, cognome, email], caller);
      const password_hash = await hashPassword(body.password);
      await database.transaction().execute(async (transaction) => {
        const now = clock();
        const user = { email, password_hash, terms_accepted_at: timestamp(now) };
        const id_utente = await insertUser(transaction, user, now);
        if (id_utente === undefined) throw conflict('email-exists', 'The invited address has an account.');
        await openRecord(transaction, { id_utente, nome, cognome }, timestamp(now));
        await accept(transaction, body.codice, id_utente, now);
        await takeBackAttempt(transaction, attempt, clock());
      });
      onMail();
    },

    async linkInvitation({ body, address, device: { secret: device } }) {
      const attempt = { purpose: 'login', email: normalizeEmail(body.email), address, device } as const;
      await begin(database, attempt, clock());
      await openInvitation(body.codice);
      const found = await findUserByEmail(database, attempt.email);
      const user = found !== undefined && (demo || found.demo === 0) ? found : undefined;
      const matches = await checkPassword(user?.password_hash, body.password);
      if (user === undefined || !matches) throw wrongCredentials();
      await database.transaction().execute(async (transaction) => {
        await accept(transaction, body.codice, user.id_utente, clock());
        await takeBackAttempt(transaction, attempt, clock());
      });
      onMail();
    },
  };
}
