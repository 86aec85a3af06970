import type { components } from '../../contract/contract.gen.ts';
import type { HandlersOf } from '../../contract/handlers.ts';
import type { Queries } from '../../database/database.ts';
import { conflict, notFound } from '../../problem.ts';
import { type AdminParts, administer } from './administration.ts';
import { grantedFeatures } from './permissions.repository.ts';

type Schemas = components['schemas'];
type Invitation = Schemas['AdministratorInvitation'];

export interface AdministratorInvitations {
  list(queries: Queries, now: number): Promise<Invitation[]>;
  /** Makes an invitation and its mail; earlier ones of the same address are revoked. */
  invite(
    transaction: Queries,
    offer: { email: string; lingua: Schemas['MailLanguage']; id_invitante: number },
    now: number,
  ): Promise<number>;
  /** Sends a new link; false when the invitation is no longer open. */
  resend(transaction: Queries, id: number, now: number): Promise<boolean>;
  /** False when the invitation is no longer open. */
  revoke(transaction: Queries, id: number, now: number): Promise<boolean>;
}

interface Parts extends AdminParts {
  invitations: AdministratorInvitations;
  findUserId(queries: Queries, email: string): Promise<number | undefined>;
  onMail(): void;
}

export function administratorInvitationsRoutes({
  invitations,
  findUserId,
  onMail,
  ...parts
}: Parts): HandlersOf<
  | 'listAdministratorInvitations'
  | 'inviteAdministrator'
  | 'resendAdministratorInvitation'
  | 'revokeAdministratorInvitation'
> {
  const { database, clock } = parts;
  return {
    listAdministratorInvitations: async () => ({ data: await invitations.list(database, clock()) }),

    async inviteAdministrator({ session, body: { email, lingua = 'it' } }) {
      const invitation = await administer(parts, session, async (transaction, now) => {
        const userId = await findUserId(transaction, email);
        if (userId !== undefined && (await grantedFeatures(transaction, userId, now)).has('admin'))
          throw conflict('already-there', 'The person is an administrator already.');
        const offer = { email, lingua, id_invitante: session.id_utente };
        const id = await invitations.invite(transaction, offer, now);
        const answer = (await invitations.list(transaction, now)).find(({ id_invito }) => id_invito === id);
        if (answer === undefined) throw notFound();
        return { answer, told: { azione: 'invito', id_oggetto: id } };
      });
      onMail();
      return invitation;
    },

    async resendAdministratorInvitation({ session, body: { data } }) {
      await administer(parts, session, async (transaction, now) => {
        if (!(await invitations.resend(transaction, data, now))) throw notFound();
        return { answer: undefined, told: { azione: 'invito', id_oggetto: data } };
      });
      onMail();
    },

    revokeAdministratorInvitation: ({ session, body: { data } }) =>
      administer(parts, session, async (transaction, now) => {
        if (!(await invitations.revoke(transaction, data, now))) throw notFound();
        return { answer: undefined, told: { azione: 'invito-revocato', id_oggetto: data } };
      }),
  };
}
