import { Badge } from '@libretto/design-system/badge';
import {
  CollapsibleList,
  type ListAction,
  type ListColumn,
  type ListLine,
} from '@libretto/design-system/collapsible-list';
import { useToast } from '@libretto/design-system/toast';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ListChecks, Pencil } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyDialog } from '../../shared/dialogs/use-lazy-dialog.tsx';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { Page } from '../../shared/page/page.tsx';
import { previewedRows } from './admin-lists.ts';
import { BackToAdmin } from './back-to-admin.tsx';
import { FreeFeatures } from './free-features.tsx';
import { fetchLicenceRoles, type Licence, licencesQuery, rolesQuery, saveLicenceRoles } from './permissions.queries.ts';

const licenceDialog = async () => (await import('./licence-dialog.tsx')).LicenceDialog;
const choiceDialog = async () => (await import('./choice-dialog.tsx')).ChoiceDialog;
const mobileActions = ['roles'];

export function LicencesPage() {
  const { t } = useTranslation('permissions');
  const { data } = useSuspenseQuery(licencesQuery());
  const { data: roles } = useSuspenseQuery(rolesQuery());
  const editing = useLazyDialog(licenceDialog);
  const choosing = useLazyDialog(choiceDialog);
  const toasts = useToast();
  const { columns, line } = useColumns();

  async function choose({ id, descrizione }: Licence) {
    try {
      const chosen = (await fetchLicenceRoles(id)).data.map((role) => role.id);
      await choosing.open({
        title: t('licences.roles', { name: descrizione }),
        description: t('licences.rolesText'),
        options: roles.data.map((role) => ({
          id: role.id,
          name: role.name,
          description: t('roles.holds', { count: role.numero_permessi }),
        })),
        chosen,
        save: (ids) => saveLicenceRoles(id, ids),
      });
    } catch (error) {
      console.warn('The roles of a licence could not be loaded', error);
      toasts.show({ message: t('notLoaded'), tone: 'danger' });
    }
  }

  const actions: ListAction<Licence>[] = [
    { id: 'roles', label: t('licences.choose'), icon: <ListChecks />, onSelect: (licence) => void choose(licence) },
    {
      id: 'edit',
      label: t('licences.change'),
      icon: <Pencil />,
      onSelect: (licence) => void editing.open({ licence }),
    },
  ];

  return (
    <Page title={t('licences.title')} description={t('licences.description')} back={<BackToAdmin />}>
      <CollapsibleList
        name="licenze"
        title={t('licences.list')}
        rows={data.data}
        rowId={({ id }) => id}
        preview={data.data.slice(0, previewedRows)}
        columns={columns}
        line={line}
        actions={actions}
        mobileActions={mobileActions}
        add={{
          label: t('licences.add'),
          loading: editing.loading,
          onSelect: () => void editing.open({ licence: undefined }),
        }}
        noData={t('licences.none')}
      />
      <FreeFeatures />
      {editing.element}
      {choosing.element}
    </Page>
  );
}

function useColumns(): { columns: ListColumn<Licence>[]; line: (licence: Licence) => ListLine } {
  const { t } = useTranslation('permissions');
  const formats = useFormats();
  const euro = (value: number) => formats.number(value, { style: 'currency', currency: 'EUR' });
  const lasts = ({ durata_mesi }: Licence) =>
    durata_mesi === null ? t('licences.endless') : t('licences.lasts', { count: durata_mesi });
  const state = ({ enable }: Licence) => t(enable === 1 ? 'licences.on' : 'licences.off');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions above change with `t` only
  return useMemo(() => {
    const columns: ListColumn<Licence>[] = [
      { id: 'descrizione', header: t('licences.name'), sortable: true },
      { id: 'costo', header: t('licences.cost'), kind: 'number', cell: ({ costo }) => euro(costo), sortable: true },
      {
        id: 'durata_mesi',
        header: t('licences.duration'),
        value: lasts,
      },
      {
        id: 'enable',
        header: t('licences.state'),
        value: state,
        cell: (licence) => <Badge tone={licence.enable === 1 ? 'success' : 'neutral'}>{state(licence)}</Badge>,
        sortable: true,
      },
    ];
    const line = (licence: Licence): ListLine => ({
      title: licence.descrizione,
      text: [euro(licence.costo), lasts(licence), state(licence)].join(' · '),
    });
    return { columns, line };
  }, [t]);
}
