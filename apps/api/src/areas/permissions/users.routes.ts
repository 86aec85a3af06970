import type { AppContext } from '../../context.ts';
import type { HandlersOf } from '../../contract/handlers.ts';
import type { Queries } from '../../database/database.ts';
import { conflict, notFound } from '../../problem.ts';
import { listAdminLog } from './admin-log.repository.ts';
import { administer, inWords } from './administration.ts';
import { findLicence } from './catalogue.repository.ts';
import { checkList } from './catalogue.routes.ts';
import { endOf, grantLicence, revokeLicence } from './permissions.repository.ts';
import { type AdminUser, findUser, holdUser, restoreLicence, searchUsers, setUserRoles } from './users.repository.ts';

async function whoIs(database: Queries, id: number, now: number): Promise<AdminUser> {
  const user = await findUser(database, id, now);
  if (user === undefined) throw notFound();
  return user;
}

/** What somebody has without an end cannot be had longer, nor twice. */
function refuseSecond({ licenze }: AdminUser, licenceId: number): void {
  if (licenze.some((one) => one.id_tipo_licenza === licenceId && one.valid_to === null && one.stato === 'attiva'))
    throw conflict('already-held', 'The person has the licence already, without an end.');
}

export function usersRoutes(
  app: AppContext,
): HandlersOf<
  'searchUsers' | 'saveUserRoles' | 'grantUserLicence' | 'revokeUserLicence' | 'resetSecondFactor' | 'listAdminLog'
> {
  const { database, clock } = app;
  return {
    searchUsers: ({ body }) => searchUsers(database, body, clock()),

    saveUserRoles: ({ session, body: { id, data } }) =>
      administer(app, session, async (transaction, now) => {
        const before = await whoIs(transaction, id, now);
        await checkList(transaction, 'ruoli', data);
        await setUserRoles(transaction, id, data);
        const answer = await whoIs(transaction, id, now);
        const words = { prima: inWords(before.ruoli), dopo: inWords(answer.ruoli) };
        return { answer, told: { azione: 'utente-ruoli', id_oggetto: id, ...words } };
      }),

    grantUserLicence: ({ session, body: { id, data } }) =>
      administer(app, session, async (transaction, now) => {
        await holdUser(transaction, id);
        const user = await whoIs(transaction, id, now);
        const licence = await findLicence(transaction, data);
        if (licence === undefined) throw notFound();
        if (licence.enable === 0) throw conflict('not-enabled', 'The licence is given to nobody any more.');
        refuseSecond(user, licence.id);
        const period = { from: now, to: endOf(now, licence.durata_mesi) };
        await grantLicence(transaction, id, licence.id, period, 'admin');
        const told = { azione: 'utente-licenza', id_oggetto: id, dopo: licence.descrizione } as const;
        return { answer: await whoIs(transaction, id, now), told };
      }),

    revokeUserLicence: ({ session, body: { id, data, revoca } }) =>
      administer(app, session, async (transaction, now) => {
        await holdUser(transaction, id);
        const user = await whoIs(transaction, id, now);
        const licence = user.licenze.find((one) => one.id === data);
        if (licence === undefined) throw notFound();
        if (!revoca && licence.stato === 'revocata') refuseSecond(user, licence.id_tipo_licenza);
        const { descrizione } = licence;
        const changed = revoca ? await revokeLicence(transaction, data, now) : await restoreLicence(transaction, data);
        const answer = await whoIs(transaction, id, now);
        const words = revoca ? { prima: descrizione } : { dopo: descrizione };
        return { answer, told: changed ? { azione: 'utente-revoca', id_oggetto: id, ...words } : undefined };
      }),

    async resetSecondFactor({ session, body: { id, motivo } }) {
      if (id === session.id_utente) throw conflict('own-second-factor', 'Nobody resets their own second factor.');
      const user = await administer(app, session, async (transaction, now) => {
        const answer = await whoIs(transaction, id, now);
        if (!(await app.accounts.resetSecondFactor(transaction, id, session, now)))
          throw conflict('no-second-factor', 'The password is enough to sign in already.');
        return { answer, told: { azione: 'utente-secondo-fattore', id_oggetto: id, dopo: motivo.trim() } };
      });
      app.onMail();
      return user;
    },

    listAdminLog: ({ query: { page = 1 } }) => listAdminLog(database, page),
  };
}
