import { Badge } from '@libretto/design-system/badge';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLazyDialog } from '../../../shared/dialogs/use-lazy-dialog.tsx';
import { doctorsQuery, exportDoctors, importDoctors, previewDoctors, setDoctorState } from './directory.queries.ts';
import { DirectoryPage, useSearch } from './directory-page.tsx';

const dialog = async () => (await import('./doctor-dialog.tsx')).DoctorDialog;

export function DoctorsPage() {
  const { t } = useTranslation('permissions');
  const search = useSearch();
  const { data, isError, refetch } = useQuery({ ...doctorsQuery(search.body), placeholderData: keepPreviousData });
  const editing = useLazyDialog(dialog);
  const columns = ['cpp_localita_iscrizione', 'numero_iscrizione', 'specializzation', 'email'] as const;
  return (
    <DirectoryPage
      messageGroup="doctors"
      search={search}
      found={{ data, failed: isError, retry: () => void refetch() }}
      show={(doctor) => ({
        id: doctor.id_cpp,
        name: doctor.fullname,
        active: doctor.attivo,
        badges: doctor.con_account && <Badge tone="info">{t('directory.account')}</Badge>,
        facts: columns.map((column) => ({ term: t(`directory.columns.${column}`), text: doctor[column] })),
      })}
      add={() => void editing.open({ entry: undefined })}
      edit={(entry) => void editing.open({ entry })}
      setState={setDoctorState}
      preview={previewDoctors}
      apply={importDoctors}
      exportAll={exportDoctors}
    >
      {editing.element}
    </DirectoryPage>
  );
}
