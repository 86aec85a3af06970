import { notFound } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { queryClient } from '../../shared/api/api.ts';
import { loadMessages } from '../../shared/i18n/i18n.ts';
import { askPermission } from '../../shared/permissions/permissions.ts';
import { AdminPage } from './admin-page.tsx';
import { CentresPage } from './directory/centres-page.tsx';
import { DoctorsPage } from './directory/doctors-page.tsx';
import { FeaturesPage } from './features-page.tsx';
import { LicencesPage } from './licences-page.tsx';
import { LogPage } from './log-page.tsx';
import { OutboxPage } from './outbox-page.tsx';
import {
  administratorInvitationsQuery,
  freeFeaturesQuery,
  licencesQuery,
  outboxQuery,
  pendingDoctorsQuery,
  permissionsQuery,
  rolesQuery,
} from './permissions.queries.ts';
import { RolesPage } from './roles-page.tsx';
import { UsersPage } from './users-page.tsx';
import { VerificationPage } from './verification-page.tsx';

interface AdminPageEntry {
  Page: ComponentType;
  data?: () => Promise<unknown>[];
}

const loadPermissions = () => queryClient.ensureQueryData(permissionsQuery());
const loadRoles = () => queryClient.ensureQueryData(rolesQuery());
const loadInvitations = () => queryClient.fetchQuery({ ...administratorInvitationsQuery(), staleTime: 0 });
const loadFreeFeatures = () => queryClient.ensureQueryData(freeFeaturesQuery());
const loadLicences = () => queryClient.ensureQueryData(licencesQuery());

export const adminPages = {
  admin: { Page: AdminPage },
  funzionalita: { Page: FeaturesPage, data: () => [loadPermissions()] },
  ruoli: { Page: RolesPage, data: () => [loadRoles(), loadPermissions()] },
  licenze: { Page: LicencesPage, data: () => [loadLicences(), loadRoles(), loadPermissions(), loadFreeFeatures()] },
  utenti: { Page: UsersPage, data: () => [loadLicences(), loadRoles(), loadInvitations()] },
  dottori: { Page: DoctorsPage },
  centri: { Page: CentresPage },
  posta: { Page: OutboxPage, data: () => [queryClient.fetchQuery({ ...outboxQuery(), staleTime: 0 })] },
  medici: { Page: VerificationPage, data: () => [queryClient.fetchQuery(pendingDoctorsQuery())] },
  registro: { Page: LogPage },
} as const satisfies Record<string, AdminPageEntry>;

export type AdminPageName = keyof typeof adminPages;

/** Case-insensitive, like other addresses. */
export function findAdminPage(name: string): AdminPageName | undefined {
  return Object.keys(adminPages).find((page): page is AdminPageName => page === name.toLowerCase());
}

/** Throws not-found for users without the permission, so that the pages cannot be discovered. */
export async function loadForAdmin(page: AdminPageName): Promise<void> {
  const { data }: AdminPageEntry = adminPages[page];
  if (!(await askPermission('admin'))) throw notFound();
  try {
    await Promise.all([loadMessages(['permissions', 'plans']), ...(data?.() ?? [])]);
  } catch (error) {
    console.warn('An administration list could not be loaded', error);
    throw error;
  }
}
