import { CollapsibleList, type ListAction, type ListColumn } from '@libretto/design-system/collapsible-list';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { patientQuery } from '../../shared/patient/patient.queries.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { seesNothing } from '../../shared/sharing/sees-nothing.ts';
import { useTerms } from '../../shared/terms/use-terms.ts';
import { associatedQuery, availableQuery, type CareProvider, reloadDoctors } from './doctors.queries.ts';
import { useAccessDialog } from './use-access-dialog.ts';
import { useDoctorChanges } from './use-doctor-changes.ts';

const mobileActions = ['add'];
export const searchList = 'care_providers';

/** The directory, unless it is empty: those who were invited are not in it. */
export function DoctorSearch() {
  const { t } = useTranslation('doctors');
  const { userId } = useSession();
  const { data, isPending, error, refetch } = useQuery(availableQuery(userId));
  const own = useQuery(associatedQuery(userId));
  const [search, setSearch] = useState('');
  const { add } = useDoctorChanges(userId);
  const { data: patient } = useSuspenseQuery(patientQuery(userId));
  const access = useAccessDialog(patient);
  const columns = useColumns();

  function changeSearch(text: string) {
    setSearch(text);
    if (text === '') void reloadDoctors(userId);
  }

  async function addAndAsk(doctor: CareProvider) {
    const association = await add(doctor);
    if (association) await access.ask(association);
  }

  const actions: ListAction<CareProvider>[] = [
    { id: 'add', label: t('add'), icon: <Plus />, onSelect: (doctor) => void addAndAsk(doctor) },
  ];

  if (data?.data.length === 0 && own.data?.data.every(seesNothing)) return access.element;
  return (
    <>
      <CollapsibleList
        name={searchList}
        title={t('search.title')}
        subtitle={t('search.subtitle')}
        rows={data?.data ?? []}
        rowId={(doctor) => doctor.id_cpp}
        columns={columns}
        actions={actions}
        mobileActions={mobileActions}
        searchText={search}
        onSearchTextChange={changeSearch}
        noData={t('search.none')}
        loading={isPending}
        error={error ? t('notLoaded') : undefined}
        onRetry={() => void refetch()}
      />
      {access.element}
    </>
  );
}

function useColumns(): ListColumn<CareProvider>[] {
  const { t } = useTranslation('doctors');
  const term = useTerms();
  return useMemo(
    () => [
      { id: 'fullname', header: t('name'), sortable: true },
      // The requirements limit the search to names: "Rovi" must not find a doctor from Rovigo.
      { id: 'cpp_localita_iscrizione', header: t('locality'), sortable: true, searchable: false },
      {
        id: 'specializzation',
        header: t('specialty'),
        value: ({ specializzation }) => term(specializzation),
        sortable: true,
        searchable: false,
      },
    ],
    [t, term],
  );
}
