import type { AppContext } from '../../context.ts';
import type { HandlersFor } from '../../contract/handlers.ts';
import { conflict, notFound } from '../../problem.ts';
import { administer } from './administration.ts';
import { countAdministrators, grantedFeatures } from './permissions.repository.ts';

export function administratorInvitationsRoutes(
  app: AppContext,
): HandlersFor<
  | 'listAdministratorInvitations'
  | 'inviteAdministrator'
  | 'resendAdministratorInvitation'
  | 'revokeAdministratorInvitation'
> {
  const { accounts, clock, config, database, onMail } = app;
  const invitations = app.invitations.administrators;
  return {
    listAdministratorInvitations: async () => ({
      amministratori: await countAdministrators(database, config.DEMO, clock()),
      data: await invitations.list(database, clock()),
    }),

    async inviteAdministrator({ session, body: { email, lingua = 'it' } }) {
      const invitation = await administer(app, session, async (transaction, now) => {
        const userId = await accounts.findUserId(transaction, email);
        if (userId !== undefined && (await grantedFeatures(transaction, userId, now)).has('admin'))
          throw conflict('already-there', 'The person is already an administrator.');
        const offer = { email, lingua, id_invitante: session.id_utente };
        const id = await invitations.invite(transaction, offer, now);
        const answer = (await invitations.list(transaction, now)).find(({ id_invito }) => id_invito === id);
        if (answer === undefined) throw notFound();
        return { answer, logEntry: { azione: 'invito', id_oggetto: id } };
      });
      onMail();
      return invitation;
    },

    async resendAdministratorInvitation({ session, body: { data } }) {
      await administer(app, session, async (transaction, now) => {
        if (!(await invitations.resend(transaction, data, now))) throw notFound();
        return { answer: undefined, logEntry: { azione: 'invito', id_oggetto: data } };
      });
      onMail();
    },

    revokeAdministratorInvitation: ({ session, body: { data } }) =>
      administer(app, session, async (transaction, now) => {
        if (!(await invitations.revoke(transaction, data, now))) throw notFound();
        return { answer: undefined, logEntry: { azione: 'invito-revocato', id_oggetto: data } };
      }),
  };
}
