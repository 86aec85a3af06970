import { timestamp } from '../../../clock.ts';
import type { AppContext } from '../../../context.ts';
import type { components } from '../../../contract/contract.gen.ts';
import type { HandlersFor } from '../../../contract/handlers.ts';
import type { Queries } from '../../../database/database.ts';
import { normalizeEmail } from '../../../mail/normalize-email.ts';
import { conflict, type FieldError, invalid, wrongCode, wrongCredentials } from '../../../problem.ts';
import { insertUser } from '../account.repository.ts';
import { checkNewPassword, checkStrength } from '../new-password.ts';
import { checkPassword, hashPassword } from '../password.ts';
import { findUserByEmail } from '../session.repository.ts';
import { recordAttempt } from '../sign-in.ts';
import { withdrawAttempt } from '../throttle.repository.ts';
import { acceptCaregiverInvitation } from './caregivers.ts';
import { acceptDoctorInvitation, type FulfilInvitation } from './doctors.ts';
import {
  consumeInvitation,
  findInvitation,
  type Invitation,
  inviterName,
  patientName,
} from './invitations.repository.ts';
import type { InvitationKind } from './invitations.table.ts';

const forNames = (code: string, message: string): FieldError[] =>
  ['/nome', '/cognome'].map((path) => ({ path, code, message }));

export function invitationsRoutes(
  app: AppContext,
): HandlersFor<'readInvitation' | 'registerFromInvitation' | 'linkInvitation'> {
  const { database, clock, config, onMail, administration, caregivers, people } = app;
  const fulfil: Record<InvitationKind, FulfilInvitation> = {
    amministratore: (transaction, _, userId) => administration.makeAdministrator(transaction, userId),
    dottore: acceptDoctorInvitation(app),
    delega: acceptCaregiverInvitation(app),
    // The record has an account already, which `registerFromInvitation` wakes instead of creating another one.
    consegna: async () => {
      throw conflict('own-record-exists', 'An account with an own record cannot take over another one.');
    },
  };

  async function openInvitation(code: string): Promise<Invitation> {
    const invitation = await findInvitation(database, code, clock());
    if (invitation === undefined) throw wrongCode();
    return invitation;
  }

  async function accept(transaction: Queries, code: string, userId: number, now: number): Promise<void> {
    const invitation = await consumeInvitation(transaction, code, userId, now);
    if (invitation === undefined) throw wrongCode();
    await fulfil[invitation.tipo](transaction, invitation, userId, now);
  }

  async function takeOver(
    transaction: Queries,
    code: string,
    user: { email: string; password_hash: string },
    now: number,
  ): Promise<void> {
    const invitation = await findInvitation(transaction, code, now);
    if (invitation?.tipo !== 'consegna' || invitation.id_paziente === null) throw wrongCode();
    const owner = await people.ownerOf(transaction, invitation.id_paziente);
    if (owner === undefined || (await consumeInvitation(transaction, code, owner, now)) === undefined)
      throw wrongCode();
    await caregivers.takeOver(transaction, invitation.id_paziente, user);
  }

  /** Returns name and surname of the future user: sent with a new account, known for a record that is handed over. */
  async function readNames(
    { tipo, id_paziente }: Invitation,
    { nome, cognome }: components['schemas']['InvitationRegistration'],
  ): Promise<readonly [string, string]> {
    const isSent = nome !== undefined;
    if (tipo === 'consegna' && id_paziente !== null) {
      if (isSent) throw invalid(forNames('not', 'must be left out here'));
      const { paziente_nome, paziente_cognome } = await people.person(id_paziente);
      return [paziente_nome, paziente_cognome];
    }
    if (!isSent) throw invalid(forNames('required', 'is required for a new account'));
    return [nome.trim(), cognome.trim()];
  }

  return {
    async readInvitation({ body, address, device: { secret: device } }) {
      const attempt = { purpose: 'confirm', email: '', address, device } as const;
      await recordAttempt(database, attempt, clock());
      const invitation = await openInvitation(body.codice);
      await database.transaction().execute((transaction) => withdrawAttempt(transaction, attempt, clock()));
      const { tipo, email, expires_at: scade } = invitation;
      return {
        ...{ tipo, email, scade },
        invitante: await inviterName(database, invitation),
        assistito: await patientName(database, invitation),
        ha_account: (await findUserByEmail(database, email)) !== undefined,
      };
    },

    async registerFromInvitation({ body, address, caller, device: { secret: device } }) {
      checkNewPassword(body);
      const attempt = { purpose: 'confirm', email: '', address, device } as const;
      await recordAttempt(database, attempt, clock());
      const invitation = await openInvitation(body.codice);
      const { email, tipo } = invitation;
      const names = await readNames(invitation, body);
      await checkStrength(app, body.password, [...names, email], caller);
      const password_hash = await hashPassword(body.password);
      await database.transaction().execute(async (transaction) => {
        const now = clock();
        if (tipo === 'consegna') {
          await takeOver(transaction, body.codice, { email, password_hash }, now);
          await withdrawAttempt(transaction, attempt, now);
          return;
        }
        const user = { email, password_hash, terms_accepted_at: timestamp(now) };
        const id_utente = await insertUser(transaction, user, now);
        if (id_utente === undefined) throw conflict('email-exists', 'An account with the invited address exists.');
        const [nome, cognome] = names;
        await people.openRecord(transaction, { id_utente, nome, cognome }, timestamp(now));
        await accept(transaction, body.codice, id_utente, now);
        await withdrawAttempt(transaction, attempt, clock());
      });
      onMail();
    },

    async linkInvitation({ body, address, device: { secret: device } }) {
      const attempt = { purpose: 'login', email: normalizeEmail(body.email), address, device } as const;
      await recordAttempt(database, attempt, clock());
      await openInvitation(body.codice);
      const found = await findUserByEmail(database, attempt.email);
      const user = found !== undefined && (config.DEMO || found.demo === 0) ? found : undefined;
      const matches = await checkPassword(user?.password_hash, body.password);
      if (user === undefined || !matches) throw wrongCredentials();
      await database.transaction().execute(async (transaction) => {
        await accept(transaction, body.codice, user.id_utente, clock());
        await withdrawAttempt(transaction, attempt, clock());
      });
      onMail();
    },
  };
}
