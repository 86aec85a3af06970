import * as operations from '@libretto/api-client/operations';
import { ProblemError } from '@libretto/api-client/problem';
import type { QueryId } from '@libretto/api-client/query';
import type { Operation, Schema } from '@libretto/api-client/schema';
import { api, queryClient } from '../../shared/api/api.ts';
import { currentLanguage } from '../../shared/i18n/i18n.ts';
import { forgetMenu } from '../../shared/menu/menu.ts';
import { askPermission } from '../../shared/permissions/permissions.ts';
import { home } from '../../shared/session/places.ts';
import { type AdminSearch, expiringLicence, noLicence } from './admin-search.ts';

export type Permission = Schema<'Permission'>;
export type Role = Schema<'Role'>;
export type ListedRole = Schema<'ListedRole'>;
export type Licence = Schema<'Licence'>;
export type AdminUser = Schema<'AdminUser'>;
export type UserLicence = Schema<'UserLicence'>;
export type AdministratorInvitation = Schema<'AdministratorInvitation'>;
export type OutboxMail = Schema<'OutboxMail'>;
export type PendingDoctor = Schema<'PendingDoctor'>;

export const permissionsQuery = () => api.query(operations.listPermissions);
export const rolesQuery = () => api.query(operations.listRoles);
export const licencesQuery = () => api.query(operations.listLicences);
export const usersQuery = (search: string, { licenza, ordine, verso, pagina = 1 }: AdminSearch) =>
  api.query(operations.searchUsers, {
    body: {
      ...{ search, page: pagina },
      ...(licenza === noLicence && { senza_licenza: true }),
      ...(licenza === expiringLicence && { in_scadenza: true }),
      ...(typeof licenza === 'number' && { licenza }),
      ...(ordine === 'registrazione' && { ordine }),
      ...(verso === 'desc' && { decrescente: true }),
    },
  });
export const freeFeaturesQuery = () => api.query(operations.listFreeFeatures);
export const administratorInvitationsQuery = () => api.query(operations.listAdministratorInvitations);
export const outboxQuery = () => api.query(operations.listOutbox);
export const readinessQuery = () => api.query(operations.getReadiness);
export const logQuery = (page: number) => api.query(operations.listAdminLog, { query: { page } });

/** Never cached: another administrator may have just changed it. */
export const fetchRolePermissions = (role: number) =>
  api.call(operations.listRolePermissions, { body: { data: role } });
export const fetchLicenceRoles = (licence: number) =>
  api.call(operations.listLicenceRoles, { body: { data: licence } });

async function invalidateAfter<Answer>(answer: Promise<Answer>, ...lists: Operation<QueryId>[]): Promise<Answer> {
  const result = await answer;
  await Promise.all(
    [...lists, operations.listAdminLog, operations.hasPermission].map((operation) =>
      queryClient.invalidateQueries({ queryKey: [operation] }),
    ),
  );
  return result;
}

export const addPermission = (permesso: string) =>
  invalidateAfter(api.call(operations.addPermission, { body: { data: { permesso } } }), operations.listPermissions);

export const addRole = (name: string) =>
  invalidateAfter(api.call(operations.addRole, { body: { data: name } }), operations.listRoles);

export const saveRolePermissions = (id: number, data: number[]) =>
  invalidateAfter(api.call(operations.saveRolePermissions, { body: { id, data } }), operations.listRoles);

export const saveLicence = (id: number | undefined, data: Schema<'LicenceSave'>['data']) =>
  invalidateAfter(
    api.call(operations.saveLicence, { body: { ...(id !== undefined && { id }), data } }),
    operations.listLicences,
    operations.searchUsers,
  );

export const saveFreeFeatures = (data: number[]) =>
  invalidateAfter(api.call(operations.saveFreeFeatures, { body: { data } }), operations.listFreeFeatures);

export const saveLicenceRoles = (id: number, data: number[]) =>
  invalidateAfter(api.call(operations.saveLicenceRoles, { body: { id, data } }));

export async function saveUserRoles(id: number, data: number[]): Promise<AdminUser> {
  const user = await api.call(operations.saveUserRoles, { body: { id, data } });
  await queryClient.invalidateQueries({ queryKey: [operations.hasPermission] });
  // An administrator who stepped down can no longer read these lists.
  if (await askPermission('admin')) return invalidateAfter(Promise.resolve(user), operations.searchUsers);
  forgetMenu();
  window.location.assign(home);
  return user;
}

export const grantUserLicence = (id: number, data: number) =>
  invalidateAfter(api.call(operations.grantUserLicence, { body: { id, data } }), operations.searchUsers);

export const revokeUserLicence = (id: number, data: number, revoca: boolean) =>
  invalidateAfter(api.call(operations.revokeUserLicence, { body: { id, data, revoca } }), operations.searchUsers);

export const resetSecondFactor = (id: number, motivo: string) =>
  invalidateAfter(api.call(operations.resetSecondFactor, { body: { id, motivo } }), operations.searchUsers);

export const inviteAdministrator = (email: string) =>
  invalidateAfter(
    api.call(operations.inviteAdministrator, { body: { email, lingua: currentLanguage() } }),
    operations.listAdministratorInvitations,
  );

export const resendAdministratorInvitation = (data: number) =>
  invalidateAfter(
    api.call(operations.resendAdministratorInvitation, { body: { data } }),
    operations.listAdministratorInvitations,
  );

export const revokeAdministratorInvitation = (data: number) =>
  invalidateAfter(
    api.call(operations.revokeAdministratorInvitation, { body: { data } }),
    operations.listAdministratorInvitations,
  );

export const pendingDoctorsQuery = () => ({ ...api.query(operations.listPendingDoctors), staleTime: 0 });

export const verifyDoctor = (id_cpp: number, unisci_con: number | undefined) =>
  invalidateAfter(
    api.call(operations.verifyDoctor, { body: { id_cpp, ...(unisci_con !== undefined && { unisci_con }) } }),
    operations.listPendingDoctors,
  );

export const rejectDoctor = (id_cpp: number, motivo: string) =>
  invalidateAfter(api.call(operations.rejectDoctor, { body: { id_cpp, motivo } }), operations.listPendingDoctors);

export function toResetRefusal(error: unknown): 'none' | 'own' | undefined {
  const code = error instanceof ProblemError ? error.code : undefined;
  if (code === 'no-second-factor') return 'none';
  return code === 'own-second-factor' ? 'own' : undefined;
}

export const isTaken = (error: unknown) => error instanceof ProblemError && error.code === 'already-there';
export const isHeld = (error: unknown) => error instanceof ProblemError && error.code === 'already-held';
/** No administrator who can sign in would remain. */
export const isLastAdministrator = (error: unknown) =>
  error instanceof ProblemError && error.code === 'last-administrator';
