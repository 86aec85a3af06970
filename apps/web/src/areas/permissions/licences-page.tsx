import { Badge } from '@libretto/design-system/badge';
import { Button } from '@libretto/design-system/button';
import { useToast } from '@libretto/design-system/toast';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ListChecks, Pencil, Plus, UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLazyDialog } from '../../shared/dialogs/use-lazy-dialog.tsx';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { Page } from '../../shared/page/page.tsx';
import { usePlanName } from '../../shared/plans/use-plan-name.ts';
import { BackToAdmin } from './back-to-admin.tsx';
import { FreeFeatures } from './free-features.tsx';
import { fetchLicenceRoles, type Licence, licencesQuery, rolesQuery, saveLicenceRoles } from './permissions.queries.ts';
import { type AdminColumn, AdminTable } from './table/admin-table.tsx';
import { RowName } from './table/row-name.tsx';
import { toTable } from './table/to-table.ts';

const licenceDialog = async () => (await import('./licence-dialog.tsx')).LicenceDialog;
const choiceDialog = async () => (await import('./choice-dialog.tsx')).ChoiceDialog;

export function LicencesPage() {
  const { t } = useTranslation('permissions');
  const { data } = useSuspenseQuery(licencesQuery());
  const { data: roles } = useSuspenseQuery(rolesQuery());
  const editing = useLazyDialog(licenceDialog);
  const choosing = useLazyDialog(choiceDialog);
  const toasts = useToast();
  const navigate = useNavigate();
  const columns = useColumns();
  const planName = usePlanName();

  async function choose({ id, descrizione }: Licence) {
    try {
      const chosen = (await fetchLicenceRoles(id)).data.map((role) => role.id);
      await choosing.open({
        title: t('licences.roles', { name: planName(descrizione) }),
        description: t('licences.rolesText'),
        options: roles.data.map((role) => ({
          id: role.id,
          name: planName(role.name),
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

  const actions = (licence: Licence) => [
    { id: 'roles', label: t('licences.choose'), icon: <ListChecks />, onSelect: () => void choose(licence) },
    { id: 'edit', label: t('licences.change'), icon: <Pencil />, onSelect: () => void editing.open({ licence }) },
    {
      id: 'people',
      label: t('licences.people'),
      icon: <UsersRound />,
      onSelect: () =>
        void navigate({ to: '/admin/$page', params: { page: 'utenti' }, search: { licenza: licence.id } }),
    },
  ];

  return (
    <Page
      title={t('licences.title')}
      back={<BackToAdmin />}
      actions={
        <Button
          variant="primary"
          iconStart={<Plus />}
          loading={editing.loading}
          onClick={() => void editing.open({ licence: undefined })}
        >
          {t('licences.add')}
        </Button>
      }
    >
      <AdminTable
        label={t('licences.list')}
        found={toTable(data.data)}
        rowId={({ id }) => id}
        rowName={({ descrizione }) => planName(descrizione)}
        columns={columns}
        actions={actions}
        onOpen={(licence) => void choose(licence)}
        count={(count) => t('licences.found', { count })}
        none={{ title: t('licences.none'), text: t('licences.description') }}
      />
      <FreeFeatures />
      {editing.element}
      {choosing.element}
    </Page>
  );
}

function useColumns(): AdminColumn<Licence>[] {
  const { t } = useTranslation('permissions');
  const formats = useFormats();
  const planName = usePlanName();
  const state = ({ enable }: Licence) => t(enable === 1 ? 'licences.on' : 'licences.off');
  return [
    {
      id: 'descrizione',
      header: t('licences.name'),
      sortBy: ({ descrizione }) => planName(descrizione),
      cell: ({ descrizione }) => <RowName>{planName(descrizione)}</RowName>,
    },
    {
      id: 'costo',
      header: t('licences.cost'),
      kind: 'number',
      sortBy: ({ costo }) => costo,
      cell: ({ costo }) => formats.number(costo, { style: 'currency', currency: 'EUR' }),
    },
    {
      id: 'durata_mesi',
      header: t('licences.duration'),
      sortBy: ({ durata_mesi }) => durata_mesi ?? Number.POSITIVE_INFINITY,
      cell: ({ durata_mesi }) =>
        durata_mesi === null ? t('licences.endless') : t('licences.lasts', { count: durata_mesi }),
    },
    {
      id: 'enable',
      kind: 'state',
      header: t('licences.state'),
      sortBy: state,
      cell: (licence) => <Badge tone={licence.enable === 1 ? 'success' : 'neutral'}>{state(licence)}</Badge>,
    },
  ];
}
