import { Badge } from '@libretto/design-system/badge';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLazyDialog } from '../../../shared/dialogs/use-lazy-dialog.tsx';
import { Breakable } from '../../../shared/formats/breakable.tsx';
import { useTerms } from '../../../shared/terms/use-terms.ts';
import * as styles from '../table/admin-table.css.ts';
import type { AdminColumn } from '../table/admin-table.tsx';
import { RowName } from '../table/row-name.tsx';
import {
  type Doctor,
  doctorsQuery,
  exportDoctors,
  importDoctors,
  previewDoctors,
  setDoctorState,
} from './directory.queries.ts';
import { DirectoryPage, useDirectorySearch } from './directory-page.tsx';

const dialog = async () => (await import('./doctor-dialog.tsx')).DoctorDialog;

export function DoctorsPage() {
  const { t } = useTranslation('permissions');
  const term = useTerms();
  const editing = useLazyDialog(dialog);
  const list = useDirectorySearch('dottori');
  const found = useQuery({ ...doctorsQuery(list.words, list.search), placeholderData: keepPreviousData });
  const columns: AdminColumn<Doctor>[] = [
    {
      id: 'nome',
      header: t('directory.columns.fullname'),
      sortBy: true,
      cell: ({ fullname, email, con_account }) => (
        <>
          <span className={styles.nameLine}>
            <RowName>{fullname}</RowName>
            {con_account && <Badge tone="info">{t('directory.account')}</Badge>}
          </span>
          {email && (
            <span className={styles.second}>
              <Breakable text={email} />
            </span>
          )}
        </>
      ),
    },
    {
      id: 'luogo',
      header: t('directory.columns.cpp_localita_iscrizione'),
      plain: true,
      sortBy: true,
      cell: ({ cpp_localita_iscrizione, numero_iscrizione }) => (
        <>
          {cpp_localita_iscrizione}
          {numero_iscrizione && (
            <span className={styles.second}>{t('directory.number', { number: numero_iscrizione })}</span>
          )}
        </>
      ),
    },
    {
      id: 'tipo',
      header: t('directory.columns.specializzation'),
      plain: true,
      sortBy: true,
      cell: ({ specializzation }) => term(specializzation) || '–',
    },
  ];
  return (
    <DirectoryPage
      messageGroup="doctors"
      list={list}
      found={found}
      rowId={({ id_cpp }) => id_cpp}
      rowName={({ fullname }) => fullname}
      columns={columns}
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
