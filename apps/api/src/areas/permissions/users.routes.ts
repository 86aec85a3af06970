import type { AppContext } from '../../context.ts';
import type { HandlersFor } from '../../contract/handlers.ts';
import { conflict, notFound } from '../../problem.ts';
import { listAdminLog } from './admin-log.repository.ts';
import { administer, formatNames } from './administration.ts';
import { findLicence } from './catalogue.repository.ts';
import { checkList } from './catalogue.routes.ts';
import { addMonths, grantLicence, revokeLicence } from './permissions.repository.ts';
import {
  type AdminUser,
  findUser,
  lockUser,
  type Reading,
  restoreLicence,
  searchUsers,
  setUserRoles,
} from './users.repository.ts';

async function requireUser(reading: Reading, id: number): Promise<AdminUser> {
  const user = await findUser(reading, id);
  if (user === undefined) throw notFound();
  return user;
}

/** A licence without an end can be neither extended nor granted twice. */
function checkNotHeld({ licenze }: AdminUser, licenceId: number): void {
  if (licenze.some((one) => one.id_tipo_licenza === licenceId && one.valid_to === null && one.stato === 'attiva'))
    throw conflict('already-held', 'The person already has the licence without an end.');
}

export function usersRoutes(
  app: AppContext,
): HandlersFor<
  'searchUsers' | 'saveUserRoles' | 'grantUserLicence' | 'revokeUserLicence' | 'resetSecondFactor' | 'listAdminLog'
> {
  const { accessLog, accounts, doctors, database, clock } = app;
  return {
    searchUsers: ({ body }) => searchUsers({ database, accessLog, accounts, doctors, now: clock() }, body),

    saveUserRoles: ({ session, body: { id, data } }) =>
      administer(app, session, async (transaction, now) => {
        const before = await requireUser({ database: transaction, accessLog, accounts, doctors, now }, id);
        await checkList(transaction, 'ruoli', data);
        await setUserRoles(transaction, id, data);
        const answer = await requireUser({ database: transaction, accessLog, accounts, doctors, now }, id);
        const logValues = { prima: formatNames(before.ruoli), dopo: formatNames(answer.ruoli) };
        return { answer, logEntry: { azione: 'utente-ruoli', id_oggetto: id, ...logValues } };
      }),

    grantUserLicence: ({ session, body: { id, data } }) =>
      administer(app, session, async (transaction, now) => {
        await lockUser(transaction, id);
        const user = await requireUser({ database: transaction, accessLog, accounts, doctors, now }, id);
        const licence = await findLicence(transaction, data);
        if (licence === undefined) throw notFound();
        if (licence.enable === 0) throw conflict('not-enabled', 'The licence is disabled.');
        checkNotHeld(user, licence.id);
        const period = { from: now, to: addMonths(now, licence.durata_mesi) };
        await grantLicence(transaction, id, licence.id, period, 'admin');
        const told = { azione: 'utente-licenza', id_oggetto: id, dopo: licence.descrizione } as const;
        return {
          answer: await requireUser({ database: transaction, accessLog, accounts, doctors, now }, id),
          logEntry: told,
        };
      }),

    revokeUserLicence: ({ session, body: { id, data, revoca } }) =>
      administer(app, session, async (transaction, now) => {
        await lockUser(transaction, id);
        const user = await requireUser({ database: transaction, accessLog, accounts, doctors, now }, id);
        const licence = user.licenze.find((one) => one.id === data);
        if (licence === undefined) throw notFound();
        if (!revoca && licence.stato === 'revocata') checkNotHeld(user, licence.id_tipo_licenza);
        const { descrizione } = licence;
        const changed = revoca ? await revokeLicence(transaction, data, now) : await restoreLicence(transaction, data);
        const answer = await requireUser({ database: transaction, accessLog, accounts, doctors, now }, id);
        const logValues = revoca ? { prima: descrizione } : { dopo: descrizione };
        return { answer, logEntry: changed ? { azione: 'utente-revoca', id_oggetto: id, ...logValues } : undefined };
      }),

    async resetSecondFactor({ session, body: { id, motivo } }) {
      if (id === session.id_utente)
        throw conflict('own-second-factor', 'Administrators cannot reset their own second factor.');
      const user = await administer(app, session, async (transaction, now) => {
        const reading = { database: transaction, accessLog, accounts, doctors, now };
        await requireUser(reading, id);
        if (!(await accounts.resetSecondFactor(transaction, id, session, now)))
          throw conflict('no-second-factor', 'The account has no second factor.');
        const answer = await requireUser(reading, id);
        return { answer, logEntry: { azione: 'utente-secondo-fattore', id_oggetto: id, dopo: motivo.trim() } };
      });
      app.onMail();
      return user;
    },

    listAdminLog: ({ query: { page = 1 } }) => listAdminLog(database, page),
  };
}
