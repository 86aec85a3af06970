import { PhoneNumber } from '@libretto/design-system/phone-number';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLazyDialog } from '../../../shared/dialogs/use-lazy-dialog.tsx';
import { centresQuery, exportCentres, importCentres, previewCentres, setCentreState } from './directory.queries.ts';
import { DirectoryPage, useSearch } from './directory-page.tsx';

const dialog = async () => (await import('./centre-dialog.tsx')).CentreDialog;

export function CentresPage() {
  const { t } = useTranslation('permissions');
  const search = useSearch();
  const { data, isError, refetch } = useQuery({ ...centresQuery(search.body), placeholderData: keepPreviousData });
  const editing = useLazyDialog(dialog);
  return (
    <DirectoryPage
      messageGroup="centres"
      search={search}
      found={{ data, failed: isError, retry: () => void refetch() }}
      show={({ centro_tipologia, centro_indirizzo, telefono, sitoWeb, email, ...centre }) => ({
        id: centre.id_centro_indagine,
        name: centre.centro_nome,
        active: centre.attivo,
        facts: [
          { term: t('directory.columns.centro_tipologia'), text: t(`directory.kinds.${centro_tipologia}`) },
          { term: t('directory.columns.centro_indirizzo'), text: centro_indirizzo },
          { term: t('directory.columns.telefono'), text: telefono && <PhoneNumber number={telefono} /> },
          { term: t('directory.columns.sitoWeb'), text: sitoWeb },
          { term: t('directory.columns.email'), text: email },
        ],
      })}
      add={() => void editing.open({ entry: undefined })}
      edit={(entry) => void editing.open({ entry })}
      setState={setCentreState}
      preview={previewCentres}
      apply={importCentres}
      exportAll={exportCentres}
    >
      {editing.element}
    </DirectoryPage>
  );
}
