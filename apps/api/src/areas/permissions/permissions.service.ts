import type { Administration, Licences } from '../../area-services.ts';
import { timestamp } from '../../clock.ts';
import type { AppContext } from '../../context.ts';
import { lastAdministrator } from '../../problem.ts';
import { appendAdminLog } from './admin-log.repository.ts';
import { administer, formatNames } from './administration.ts';
import {
  administratorRole,
  availableFeatures,
  freeLicence,
  grantLicence,
  grantRole,
  hasAdministrator,
  lockAdministrators,
  revokeLicence,
} from './permissions.repository.ts';
import { findUserRoles } from './users.repository.ts';

type AdminContext = Pick<AppContext, 'clock' | 'config' | 'database'>;

export function administrationService(app: AdminContext): Administration {
  const isAdministered: Administration['hasAdministrator'] = (queries, now) =>
    hasAdministrator(queries, app.config.DEMO, now);
  return {
    administer: (session, work) => administer(app, session, work),
    hold: lockAdministrators,
    hasAdministrator: isAdministered,
    async makeAdministrator(transaction, userId) {
      const before = await findUserRoles(transaction, userId);
      await grantRole(transaction, userId, administratorRole);
      const after = await findUserRoles(transaction, userId);
      const roles = { prima: formatNames(before), dopo: formatNames(after) };
      const entry = { azione: 'utente-ruoli', id_oggetto: userId, ...roles } as const;
      await appendAdminLog(transaction, { ...entry, at: timestamp(app.clock()), id_utente: userId });
    },
    async keepAdministrator(transaction, work) {
      await lockAdministrators(transaction);
      const administered = await isAdministered(transaction, app.clock());
      const result = await work();
      if (administered && !(await isAdministered(transaction, app.clock()))) throw lastAdministrator();
      return result;
    },
  };
}

export const licencesService = ({ clock }: Pick<AppContext, 'clock'>): Licences => ({
  async grantFree(queries, userId) {
    await grantLicence(queries, userId, freeLicence, { from: clock(), to: null }, 'registration');
  },
  grantPaid: (queries, userId, licenceId, period) => grantLicence(queries, userId, licenceId, period, 'payment'),
  revoke: revokeLicence,
});

export const featuresService =
  ({
    database,
    clock,
    everythingFree,
  }: Pick<AppContext, 'clock' | 'database' | 'everythingFree'>): AppContext['hasFeature'] =>
  async ({ id_utente, id_proprietario, grant }, feature) => {
    const has = async (userId: number) =>
      (await availableFeatures(database, userId, clock(), everythingFree)).has(feature);
    if (grant === undefined) return has(id_utente);
    // The plan belongs to the record; a child has none and uses that of the parent. Administration is never delegated.
    return feature !== 'admin' && ((await has(id_proprietario)) || (grant.isParent && (await has(id_utente))));
  };
