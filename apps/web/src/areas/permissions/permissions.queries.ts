import { ProblemError } from '@libretto/api-client/problem';
import type { Schema } from '@libretto/api-client/schema';
import { api, queryClient } from '../../shared/api/api.ts';

export type Permission = Schema<'Permission'>;
export type Role = Schema<'Role'>;
export type ListedRole = Schema<'ListedRole'>;
export type Licence = Schema<'Licence'>;
export type AdminUser = Schema<'AdminUser'>;
export type UserLicence = Schema<'UserLicence'>;
export type OutboxMail = Schema<'OutboxMail'>;

export const permissionsQuery = () => api.query('listPermissions');
export const rolesQuery = () => api.query('listRoles');
export const licencesQuery = () => api.query('listLicences');
export const usersQuery = (search: string, page: number) => api.query('searchUsers', { body: { search, page } });
export const outboxQuery = () => api.query('listOutbox');
export const logQuery = (page: number) => api.query('listAdminLog', { query: { page } });

/** Asked for each time: another administrator may have changed it a moment ago. */
export const fetchRolePermissions = (role: number) => api.call('listRolePermissions', { body: { data: role } });
export const fetchLicenceRoles = (licence: number) => api.call('listLicenceRoles', { body: { data: licence } });

type Administered = 'listPermissions' | 'listRoles' | 'listLicences' | 'searchUsers';

/** A change is to be seen in the lists that show it, in the log, and in what this person may do. */
async function changed<Answer>(answer: Promise<Answer>, ...lists: Administered[]): Promise<Answer> {
  const result = await answer;
  await Promise.all(
    [...lists, 'listAdminLog' as const, 'hasPermission' as const].map((id) =>
      queryClient.invalidateQueries({ queryKey: api.key(id) }),
    ),
  );
  return result;
}

export const addPermission = (permesso: string) =>
  changed(api.call('addPermission', { body: { data: { permesso } } }), 'listPermissions');

export const addRole = (name: string) => changed(api.call('addRole', { body: { data: name } }), 'listRoles');

export const saveRolePermissions = (id: number, data: number[]) =>
  changed(api.call('saveRolePermissions', { body: { id, data } }), 'listRoles');

export const saveLicence = (id: number | undefined, data: Schema<'LicenceSave'>['data']) =>
  changed(api.call('saveLicence', { body: { ...(id !== undefined && { id }), data } }), 'listLicences', 'searchUsers');

export const saveLicenceRoles = (id: number, data: number[]) =>
  changed(api.call('saveLicenceRoles', { body: { id, data } }));

export const saveUserRoles = (id: number, data: number[]) =>
  changed(api.call('saveUserRoles', { body: { id, data } }), 'searchUsers');

export const grantUserLicence = (id: number, data: number) =>
  changed(api.call('grantUserLicence', { body: { id, data } }), 'searchUsers');

export const revokeUserLicence = (id: number, data: number, revoca: boolean) =>
  changed(api.call('revokeUserLicence', { body: { id, data, revoca } }), 'searchUsers');

export const readOutboxMail = (id: number) => changed(api.call('readOutboxMail', { body: { data: id } }));

/** The name is taken. */
export const isTaken = (error: unknown) => error instanceof ProblemError && error.code === 'already-there';
/** Somebody was about to lock themselves out. */
export const isOwnAdministration = (error: unknown) =>
  error instanceof ProblemError && error.code === 'own-administration';
