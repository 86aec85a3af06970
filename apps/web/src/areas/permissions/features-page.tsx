import { Badge } from '@libretto/design-system/badge';
import { Button } from '@libretto/design-system/button';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLazyDialog } from '../../shared/dialogs/use-lazy-dialog.tsx';
import { Page } from '../../shared/page/page.tsx';
import { BackToAdmin } from './back-to-admin.tsx';
import { addPermission, type Permission, permissionsQuery } from './permissions.queries.ts';
import * as styles from './table/admin-table.css.ts';
import { type AdminColumn, AdminTable } from './table/admin-table.tsx';
import { Missing } from './table/missing.tsx';
import { toTable } from './table/to-table.ts';
import { useFeatureText } from './use-feature-text.ts';

const nameDialog = async () => (await import('./name-dialog.tsx')).NameDialog;

export function FeaturesPage() {
  const { t } = useTranslation('permissions');
  const { data } = useSuspenseQuery(permissionsQuery());
  const dialog = useLazyDialog(nameDialog);
  const featureText = useFeatureText();
  const state = ({ richiesta }: Permission) => t(richiesta ? 'features.used' : 'features.unused');
  const rowName = ({ name }: Permission) => featureText(name) ?? name;
  const columns: AdminColumn<Permission>[] = [
    {
      id: 'text',
      header: t('features.what'),
      sortBy: rowName,
      cell: (feature) => (
        <>
          <span className={styles.name}>{rowName(feature)}</span>
          {featureText(feature.name) === undefined && <Missing>{t('features.unknown')}</Missing>}
        </>
      ),
    },
    {
      id: 'name',
      header: t('features.name'),
      sortBy: ({ name }) => name,
      plain: true,
      cell: ({ name }) => <span className={styles.second}>{name}</span>,
    },
    {
      id: 'richiesta',
      kind: 'state',
      header: t('features.state'),
      sortBy: state,
      usual: ({ richiesta }) => richiesta,
      cell: (feature) => <Badge tone={feature.richiesta ? 'success' : 'neutral'}>{state(feature)}</Badge>,
    },
  ];

  function add() {
    const texts = { title: t('features.add'), label: t('features.name'), hint: t('features.hint') };
    void dialog.open({
      ...texts,
      pattern: /^[A-Za-z][A-Za-z0-9]{2,63}$/,
      wrong: t('features.hint'),
      save: addPermission,
    });
  }

  return (
    <Page
      title={t('features.title')}
      back={<BackToAdmin />}
      actions={
        <Button variant="primary" iconStart={<Plus />} loading={dialog.loading} onClick={add}>
          {t('features.add')}
        </Button>
      }
    >
      <AdminTable
        label={t('features.list')}
        found={toTable(data.data)}
        rowId={({ id }) => id}
        rowName={rowName}
        columns={columns}
        count={(count) => t('features.found', { count })}
        none={{ title: t('features.none'), text: t('features.description') }}
      />
      {dialog.element}
    </Page>
  );
}
