import { Button } from '@libretto/design-system/button';
import { useToast } from '@libretto/design-system/toast';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ListChecks, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLazyDialog } from '../../shared/dialogs/use-lazy-dialog.tsx';
import { Page } from '../../shared/page/page.tsx';
import { usePlanName } from '../../shared/plans/use-plan-name.ts';
import { BackToAdmin } from './back-to-admin.tsx';
import {
  addRole,
  fetchRolePermissions,
  type ListedRole,
  permissionsQuery,
  rolesQuery,
  saveRolePermissions,
} from './permissions.queries.ts';
import { type AdminColumn, AdminTable } from './table/admin-table.tsx';
import { RowName } from './table/row-name.tsx';
import { toTable } from './table/to-table.ts';
import { useFeatureChoice } from './use-feature-text.ts';

const nameDialog = async () => (await import('./name-dialog.tsx')).NameDialog;
const choiceDialog = async () => (await import('./choice-dialog.tsx')).ChoiceDialog;

export function RolesPage() {
  const { t } = useTranslation('permissions');
  const { data } = useSuspenseQuery(rolesQuery());
  const { data: permissions } = useSuspenseQuery(permissionsQuery());
  const naming = useLazyDialog(nameDialog);
  const choosing = useLazyDialog(choiceDialog);
  const toasts = useToast();
  const toChoice = useFeatureChoice();
  const planName = usePlanName();
  const columns: AdminColumn<ListedRole>[] = [
    {
      id: 'name',
      header: t('roles.name'),
      sortBy: ({ name }) => planName(name),
      cell: ({ name }) => <RowName>{planName(name)}</RowName>,
    },
    {
      id: 'numero_permessi',
      header: t('roles.count'),
      kind: 'number',
      sortBy: ({ numero_permessi }) => numero_permessi,
      cell: ({ numero_permessi }) => numero_permessi,
    },
  ];

  function add() {
    const texts = { title: t('roles.add'), label: t('roles.name'), hint: t('roles.hint') };
    void naming.open({ ...texts, pattern: /^.{1,80}$/u, wrong: t('roles.hint'), save: addRole });
  }

  async function choose({ id, name }: ListedRole) {
    try {
      const chosen = (await fetchRolePermissions(id)).data.map((permission) => permission.id);
      await choosing.open({
        title: t('roles.permissions', { name: planName(name) }),
        description: t('roles.permissionsText'),
        options: permissions.data.map(toChoice),
        chosen,
        save: (ids) => saveRolePermissions(id, ids),
      });
    } catch (error) {
      console.warn('The features of a role could not be loaded', error);
      toasts.show({ message: t('notLoaded'), tone: 'danger' });
    }
  }

  return (
    <Page
      title={t('roles.title')}
      back={<BackToAdmin />}
      actions={
        <Button variant="primary" iconStart={<Plus />} loading={naming.loading} onClick={add}>
          {t('roles.add')}
        </Button>
      }
    >
      <AdminTable
        label={t('roles.list')}
        found={toTable(data.data)}
        rowId={({ id }) => id}
        rowName={({ name }) => planName(name)}
        columns={columns}
        actions={(role) => [
          { id: 'permissions', label: t('roles.choose'), icon: <ListChecks />, onSelect: () => void choose(role) },
        ]}
        onOpen={(role) => void choose(role)}
        count={(count) => t('roles.found', { count })}
        none={{ title: t('roles.none'), text: t('roles.description') }}
      />
      {naming.element}
      {choosing.element}
    </Page>
  );
}
