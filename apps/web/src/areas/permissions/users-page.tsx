import { UserSearch as maxLengths } from '@libretto/api-client/max-lengths';
import { Button } from '@libretto/design-system/button';
import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { BadgeCheck, MailPlus, ShieldOff, UserRoundCog } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyDialog } from '../../shared/dialogs/use-lazy-dialog.tsx';
import { Page } from '../../shared/page/page.tsx';
import { usePlanName } from '../../shared/plans/use-plan-name.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { expiringLicence, noLicence, useAdminSearch } from './admin-search.ts';
import { AdministratorInvitations } from './administrator-invitations.tsx';
import { BackToAdmin } from './back-to-admin.tsx';
import { type AdminUser, licencesQuery, rolesQuery, usersQuery } from './permissions.queries.ts';
import { SearchForm } from './search-form.tsx';
import { AdminTable } from './table/admin-table.tsx';
import { useRolesDialog } from './use-roles-dialog.ts';
import { fullNameOf, UserLine, useUserColumns } from './use-user-columns.tsx';

const licencesDialog = async () => (await import('./user-licences-dialog.tsx')).UserLicencesDialog;
const resetDialog = async () => (await import('./reset-dialog.tsx')).ResetDialog;
const inviteDialog = async () => (await import('./invite-dialog.tsx')).InviteDialog;

export function UsersPage() {
  const { t } = useTranslation('permissions');
  const { data: roles } = useSuspenseQuery(rolesQuery());
  const { data: licences } = useSuspenseQuery(licencesQuery());
  const { search, change, page, onPageChange, sorting } = useAdminSearch('utenti');
  const [words, setWords] = useState('');
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...usersQuery(words, search),
    placeholderData: keepPreviousData,
  });
  const choosing = useRolesDialog(roles.data);
  const granting = useLazyDialog(licencesDialog);
  const resetting = useLazyDialog(resetDialog);
  const inviting = useLazyDialog(inviteDialog);
  const columns = useUserColumns(licences.data);
  const planName = usePlanName();
  const { accountId } = useSession();

  const openLicences = (user: AdminUser) => void granting.open({ user });

  const actions = (user: AdminUser) => {
    const refusal = accountId === user.id_utente ? 'own' : user.due_passaggi ? undefined : 'none';
    return [
      {
        id: 'licences',
        label: t('users.sheet'),
        icon: <BadgeCheck />,
        onSelect: () => openLicences(user),
      },
      { id: 'roles', label: t('users.roles'), icon: <UserRoundCog />, onSelect: () => void choosing.choose(user) },
      {
        id: 'reset',
        label: t('reset.action'),
        icon: <ShieldOff />,
        disabledReason: refusal && t(`reset.${refusal}`),
        onSelect: () => void resetting.open({ user }),
      },
    ];
  };

  return (
    <Page
      title={t('users.title')}
      back={<BackToAdmin />}
      actions={
        <Button iconStart={<MailPlus />} loading={inviting.loading} onClick={() => void inviting.open({})}>
          {t('invitations.invite')}
        </Button>
      }
    >
      <AdministratorInvitations />
      <SearchForm
        label={t('users.search')}
        hint={t('users.searchHint')}
        shortHint={t('users.searchShort')}
        maxLength={maxLengths.search}
        filter={{
          label: t('users.licence'),
          name: 'licence',
          value: String(search.licenza ?? ''),
          options: [
            { value: '', label: t('users.anyLicence') },
            { value: noLicence, label: t('users.noLicence') },
            { value: expiringLicence, label: t('users.expiring') },
            ...licences.data.map(({ id, descrizione }) => ({ value: String(id), label: planName(descrizione) })),
          ],
          onChange: (licenza) => change({ licenza }),
        }}
        onSearch={(text) => {
          setWords(text);
          change({});
        }}
      />
      <AdminTable
        label={t('users.list')}
        found={{ data, failed: isError, retry: () => void refetch() }}
        busy={isPlaceholderData}
        rowId={({ id_utente }) => id_utente}
        rowName={fullNameOf}
        columns={columns}
        line={(user) => <UserLine user={user} licences={licences.data} />}
        actions={actions}
        onOpen={openLicences}
        sorting={sorting}
        count={(count) => t('users.found', { count })}
        none={{ title: t('users.none'), text: t('users.noneText') }}
        paging={{ label: t('users.pages'), page, onPageChange }}
      />
      {choosing.element}
      {granting.element}
      {resetting.element}
      {inviting.element}
    </Page>
  );
}
