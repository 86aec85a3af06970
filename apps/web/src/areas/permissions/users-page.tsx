import { UserSearch as maxLengths } from '@libretto/api-client/max-lengths';
import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { EmptyState } from '@libretto/design-system/empty-state';
import { Skeleton } from '@libretto/design-system/skeleton';
import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyDialog } from '../../shared/dialogs/use-lazy-dialog.tsx';
import { Page } from '../../shared/page/page.tsx';
import { AdministratorInvitations } from './administrator-invitations.tsx';
import { BackToAdmin } from './back-to-admin.tsx';
import { Pager } from './pager.tsx';
import * as styles from './permissions.css.ts';
import { type AdminUser, licencesQuery, rolesQuery, saveUserRoles, usersQuery } from './permissions.queries.ts';
import { SearchForm } from './search-form.tsx';
import { UserCard } from './user-card.tsx';
import { noLicence, readUsersSearch } from './users-search.ts';

const choiceDialog = async () => (await import('./choice-dialog.tsx')).ChoiceDialog;
const licencesDialog = async () => (await import('./user-licences-dialog.tsx')).UserLicencesDialog;
const resetDialog = async () => (await import('./reset-dialog.tsx')).ResetDialog;
const pageSize = 10;
const route = getRouteApi('/_session/admin/$page');

export function UsersPage() {
  const { t } = useTranslation('permissions');
  const { data: roles } = useSuspenseQuery(rolesQuery());
  const { data: licences } = useSuspenseQuery(licencesQuery());
  const navigate = useNavigate();
  const filter = readUsersSearch(route.useSearch());
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const { data, isError, refetch } = useQuery({
    ...usersQuery({ search, page, ...filter }),
    placeholderData: keepPreviousData,
  });
  const choosing = useLazyDialog(choiceDialog);
  const granting = useLazyDialog(licencesDialog);
  const resetting = useLazyDialog(resetDialog);

  const chooseRoles = ({ id_utente, email, ruoli }: AdminUser) =>
    choosing.open({
      title: t('users.rolesOf', { email }),
      description: t('users.rolesText'),
      options: roles.data.map(({ id, name, numero_permessi }) => ({
        id,
        name,
        description: t('roles.holds', { count: numero_permessi }),
      })),
      chosen: ruoli.map(({ id }) => id),
      save: (ids) => saveUserRoles(id_utente, ids),
    });

  return (
    <Page title={t('users.title')} description={t('users.description')} back={<BackToAdmin />}>
      <SearchForm
        label={t('users.search')}
        hint={t('users.searchHint')}
        maxLength={maxLengths.search}
        filter={{
          label: t('users.licence'),
          name: 'licence',
          value: String(filter.licenza ?? ''),
          options: [
            { value: '', label: t('users.anyLicence') },
            { value: noLicence, label: t('users.noLicence') },
            ...licences.data.map(({ id, descrizione }) => ({ value: String(id), label: descrizione })),
          ],
          onChange: (value) => {
            setPage(1);
            void navigate({
              to: '/admin/$page',
              params: { page: 'utenti' },
              search: readUsersSearch({ licenza: value }),
              replace: true,
            });
          },
        }}
        onSearch={(text) => {
          setSearch(text);
          setPage(1);
        }}
      />
      {isError ? (
        <Banner
          tone="danger"
          title={t('notLoaded')}
          announce
          action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
        />
      ) : !data ? (
        <Skeleton shape="row" count={3} label={t('users.list')} />
      ) : data.totale === 0 ? (
        <EmptyState size="compact" title={t('users.none')}>
          {t('users.noneText')}
        </EmptyState>
      ) : (
        <>
          <p role="status">{t('users.found', { count: data.totale })}</p>
          <ul className={styles.cards} aria-label={t('users.list')}>
            {data.data.map((user) => (
              <li key={user.id_utente}>
                <UserCard
                  user={user}
                  onRoles={() => void chooseRoles(user)}
                  onLicences={() => void granting.open({ user, licences: licences.data })}
                  onReset={() => void resetting.open({ user })}
                />
              </li>
            ))}
          </ul>
          {data.totale > pageSize && (
            <Pager
              label={t('users.pages')}
              page={page}
              pages={Math.ceil(data.totale / pageSize)}
              onPageChange={setPage}
            />
          )}
        </>
      )}
      <AdministratorInvitations />
      {choosing.element}
      {granting.element}
      {resetting.element}
    </Page>
  );
}
