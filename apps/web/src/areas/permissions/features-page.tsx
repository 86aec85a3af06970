import { Badge } from '@libretto/design-system/badge';
import { CollapsibleList, type ListColumn } from '@libretto/design-system/collapsible-list';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyDialog } from '../../shared/dialogs/use-lazy-dialog.tsx';
import { Page } from '../../shared/page/page.tsx';
import { previewedRows } from './admin-lists.ts';
import { BackToAdmin } from './back-to-admin.tsx';
import { addPermission, type Permission, permissionsQuery } from './permissions.queries.ts';
import { useFeatureText } from './use-feature-text.ts';

const nameDialog = async () => (await import('./name-dialog.tsx')).NameDialog;

export function FeaturesPage() {
  const { t } = useTranslation('permissions');
  const { data } = useSuspenseQuery(permissionsQuery());
  const dialog = useLazyDialog(nameDialog);
  const featureText = useFeatureText();
  const columns = useMemo(
    (): ListColumn<Permission>[] => [
      { id: 'name', header: t('features.name'), sortable: true },
      {
        id: 'text',
        header: t('features.what'),
        value: ({ name }) => featureText(name) ?? t('features.unknown'),
      },
      {
        id: 'richiesta',
        header: t('features.state'),
        value: ({ richiesta }) => t(richiesta ? 'features.used' : 'features.unused'),
        cell: ({ richiesta }) => (
          <Badge tone={richiesta ? 'success' : 'neutral'}>{t(richiesta ? 'features.used' : 'features.unused')}</Badge>
        ),
        sortable: true,
      },
    ],
    [t, featureText],
  );

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
    <Page title={t('features.title')} description={t('features.description')} back={<BackToAdmin />}>
      <CollapsibleList
        name="permessi"
        title={t('features.list')}
        rows={data.data}
        rowId={({ id }) => id}
        preview={data.data.slice(0, previewedRows)}
        columns={columns}
        add={{ label: t('features.add'), loading: dialog.loading, onSelect: add }}
        noData={t('features.none')}
      />
      {dialog.element}
    </Page>
  );
}
