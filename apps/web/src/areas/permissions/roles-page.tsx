import { CollapsibleList, type ListAction, type ListColumn } from '@libretto/design-system/collapsible-list';
import { useToast } from '@libretto/design-system/toast';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyDialog } from '../../shared/dialogs/use-lazy-dialog.tsx';
import { Page } from '../../shared/page/page.tsx';
import { previewedRows } from './admin-lists.ts';
import { BackToAdmin } from './back-to-admin.tsx';
import {
  addRole,
  fetchRolePermissions,
  type ListedRole,
  permissionsQuery,
  rolesQuery,
  saveRolePermissions,
} from './permissions.queries.ts';
import { useFeatureText } from './use-feature-text.ts';

const nameDialog = async () => (await import('./name-dialog.tsx')).NameDialog;
const choiceDialog = async () => (await import('./choice-dialog.tsx')).ChoiceDialog;
const mobileActions = ['permissions'];

export function RolesPage() {
  const { t } = useTranslation('permissions');
  const { data } = useSuspenseQuery(rolesQuery());
  const { data: permissions } = useSuspenseQuery(permissionsQuery());
  const naming = useLazyDialog(nameDialog);
  const choosing = useLazyDialog(choiceDialog);
  const toasts = useToast();
  const featureText = useFeatureText();
  const columns = useMemo(
    (): ListColumn<ListedRole>[] => [
      { id: 'name', header: t('roles.name'), sortable: true },
      { id: 'numero_permessi', header: t('roles.count'), kind: 'number', sortable: true, searchable: false },
    ],
    [t],
  );

  function add() {
    const texts = { title: t('roles.add'), label: t('roles.name'), hint: t('roles.hint') };
    void naming.open({ ...texts, pattern: /^.{1,80}$/u, wrong: t('roles.hint'), save: addRole });
  }

  async function choose({ id, name }: ListedRole) {
    try {
      const chosen = (await fetchRolePermissions(id)).data.map((permission) => permission.id);
      await choosing.open({
        title: t('roles.permissions', { name }),
        description: t('roles.permissionsText'),
        options: permissions.data.map((one) => ({ id: one.id, name: one.name, description: featureText(one.name) })),
        chosen,
        save: (ids) => saveRolePermissions(id, ids),
      });
    } catch (error) {
      console.warn('The features of a role could not be loaded', error);
      toasts.show({ message: t('notLoaded'), tone: 'danger' });
    }
  }

  const actions: ListAction<ListedRole>[] = [
    { id: 'permissions', label: t('roles.choose'), icon: <ListChecks />, onSelect: (role) => void choose(role) },
  ];

  return (
    <Page title={t('roles.title')} description={t('roles.description')} back={<BackToAdmin />}>
      <CollapsibleList
        name="ruoli"
        title={t('roles.list')}
        rows={data.data}
        rowId={({ id }) => id}
        preview={data.data.slice(0, previewedRows)}
        line={({ name, numero_permessi }) => ({ title: name, text: t('roles.holds', { count: numero_permessi }) })}
        columns={columns}
        actions={actions}
        mobileActions={mobileActions}
        add={{ label: t('roles.add'), loading: naming.loading, onSelect: add }}
        noData={t('roles.none')}
      />
      {naming.element}
      {choosing.element}
    </Page>
  );
}
