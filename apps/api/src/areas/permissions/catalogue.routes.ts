import type { AppContext } from '../../context.ts';
import type { HandlersFor } from '../../contract/handlers.ts';
import type { Queries } from '../../database/database.ts';
import { conflict, invalid, notFound } from '../../problem.ts';
import { administer, formatNames } from './administration.ts';
import * as catalogue from './catalogue.repository.ts';

const nameTaken = () => conflict('already-there', 'The name is taken.');

async function requireFound<Thing>(thing: Promise<Thing | undefined>): Promise<Thing> {
  const here = await thing;
  if (here === undefined) throw notFound();
  return here;
}

export async function checkList(database: Queries, list: 'permessi' | 'ruoli', ids: readonly number[]): Promise<void> {
  if (await catalogue.allExist(database, list, ids)) return;
  throw invalid([{ path: '/data', code: 'unknown', message: 'must contain existing IDs only' }]);
}

export function catalogueRoutes(
  app: AppContext,
): HandlersFor<
  | 'listFreeFeatures'
  | 'saveFreeFeatures'
  | 'listPermissions'
  | 'addPermission'
  | 'listRoles'
  | 'addRole'
  | 'listRolePermissions'
  | 'saveRolePermissions'
  | 'listLicences'
  | 'saveLicence'
  | 'listLicenceRoles'
  | 'saveLicenceRoles'
> {
  const { database, everythingFree: tutte } = app;
  return {
    listPermissions: async () => ({ data: await catalogue.listPermissions(database) }),
    listRoles: async () => ({ data: await catalogue.listRoles(database) }),
    listLicences: async () => ({ data: await catalogue.listLicences(database) }),

    addPermission: ({ session, body: { data } }) =>
      administer(app, session, async (transaction) => {
        const added = await catalogue.addName(transaction, 'permessi', data.permesso);
        if (added === undefined) throw nameTaken();
        const answer = { ...added, richiesta: catalogue.isKnown(added.name) };
        return { answer, logEntry: { azione: 'permesso', id_oggetto: added.id, dopo: added.name } };
      }),

    addRole: ({ session, body: { data } }) =>
      administer(app, session, async (transaction) => {
        const answer = await catalogue.addName(transaction, 'ruoli', data.trim());
        if (answer === undefined) throw nameTaken();
        return { answer, logEntry: { azione: 'ruolo', id_oggetto: answer.id, dopo: answer.name } };
      }),

    async listRolePermissions({ body: { data: id } }) {
      await requireFound(catalogue.findRole(database, id));
      return { data: await catalogue.listRolePermissions(database, id) };
    },

    saveRolePermissions: ({ session, body: { id, data } }) =>
      administer(app, session, async (transaction) => {
        await requireFound(catalogue.findRole(transaction, id));
        await checkList(transaction, 'permessi', data);
        const prima = formatNames(await catalogue.listRolePermissions(transaction, id));
        await catalogue.setRolePermissions(transaction, id, data);
        const permissions = await catalogue.listRolePermissions(transaction, id);
        const told = { azione: 'ruolo-permessi', id_oggetto: id, prima, dopo: formatNames(permissions) } as const;
        return { answer: { data: permissions }, logEntry: told };
      }),

    listFreeFeatures: async () => ({ data: await catalogue.listFreeFeatures(database), tutte }),

    saveFreeFeatures: ({ session, body: { data: ids } }) =>
      administer(app, session, async (transaction) => {
        await checkList(transaction, 'permessi', ids);
        const prima = formatNames(await catalogue.listFreeFeatures(transaction));
        await catalogue.setFreeFeatures(transaction, ids);
        const data = await catalogue.listFreeFeatures(transaction);
        if (data.some(({ name }) => name === 'admin'))
          throw invalid([{ path: '/data', code: 'admin', message: 'must not include the administration' }]);
        return {
          answer: { data, tutte },
          logEntry: { azione: 'funzioni-libere', id_oggetto: 0, prima, dopo: formatNames(data) },
        };
      }),

    saveLicence: ({ session, body: { id, data } }) =>
      administer(app, session, async (transaction) => {
        const before = id === undefined ? undefined : await requireFound(catalogue.findLicence(transaction, id));
        // `multipleOf` fails for values such as 29.9, which binary fractions cannot represent.
        if (Math.abs(data.costo * 100 - Math.round(data.costo * 100)) > 1e-6)
          throw invalid([{ path: '/data/costo', code: 'multipleOf', message: 'must have at most two decimals' }]);
        const values = { ...data, descrizione: data.descrizione.trim() };
        const answer = await catalogue.saveLicence(transaction, id, values);
        if (answer === undefined) throw nameTaken();
        const prima = before ? formatLicence(before) : null;
        return { answer, logEntry: { azione: 'licenza', id_oggetto: answer.id, prima, dopo: formatLicence(answer) } };
      }),

    async listLicenceRoles({ body: { data: id } }) {
      await requireFound(catalogue.findLicence(database, id));
      return { data: await catalogue.listLicenceRoles(database, id) };
    },

    saveLicenceRoles: ({ session, body: { id, data } }) =>
      administer(app, session, async (transaction) => {
        await requireFound(catalogue.findLicence(transaction, id));
        await checkList(transaction, 'ruoli', data);
        const prima = formatNames(await catalogue.listLicenceRoles(transaction, id));
        await catalogue.setLicenceRoles(transaction, id, data);
        const roles = await catalogue.listLicenceRoles(transaction, id);
        const told = { azione: 'licenza-ruoli', id_oggetto: id, prima, dopo: formatNames(roles) } as const;
        return { answer: { data: roles }, logEntry: told };
      }),
  };
}

const formatLicence = ({ descrizione, costo, durata_desc, enable }: catalogue.Licence) =>
  [descrizione, `${costo.toFixed(2).replace('.', ',')} €`, durata_desc, ...(enable === 1 ? [] : ['non attiva'])].join(
    ', ',
  );
