import { PhoneNumber } from '@libretto/design-system/phone-number';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLazyDialog } from '../../../shared/dialogs/use-lazy-dialog.tsx';
import { Breakable } from '../../../shared/formats/breakable.tsx';
import * as styles from '../table/admin-table.css.ts';
import type { AdminColumn } from '../table/admin-table.tsx';
import { RowName } from '../table/row-name.tsx';
import {
  type Centre,
  centresQuery,
  exportCentres,
  importCentres,
  previewCentres,
  setCentreState,
} from './directory.queries.ts';
import { DirectoryPage, useDirectorySearch } from './directory-page.tsx';

const dialog = async () => (await import('./centre-dialog.tsx')).CentreDialog;

export function CentresPage() {
  const { t } = useTranslation('permissions');
  const editing = useLazyDialog(dialog);
  const list = useDirectorySearch('centri');
  const found = useQuery({ ...centresQuery(list.words, list.search), placeholderData: keepPreviousData });
  const columns: AdminColumn<Centre>[] = [
    {
      id: 'nome',
      header: t('directory.columns.centro_nome'),
      sortBy: true,
      cell: ({ centro_nome, sitoWeb }) => (
        <>
          <RowName>{centro_nome}</RowName>
          {sitoWeb && (
            <span className={styles.second}>
              <Breakable text={sitoWeb.replace(/^https?:\/\/|\/$/gi, '')} />
            </span>
          )}
        </>
      ),
    },
    {
      id: 'tipo',
      header: t('directory.columns.centro_tipologia'),
      sortBy: true,
      cell: ({ centro_tipologia }) => t(`directory.kinds.${centro_tipologia}`),
    },
    {
      id: 'luogo',
      header: t('directory.columns.centro_indirizzo'),
      sortBy: true,
      cell: ({ centro_indirizzo }) => centro_indirizzo || '–',
    },
    {
      id: 'contatti',
      header: t('directory.contacts'),
      cell: ({ telefono, email }) => (
        <>
          {telefono ? <PhoneNumber number={telefono} /> : !email && '–'}
          {email && (
            <span className={styles.second}>
              <Breakable text={email} />
            </span>
          )}
        </>
      ),
    },
  ];
  return (
    <DirectoryPage
      messageGroup="centres"
      list={list}
      found={found}
      rowId={({ id_centro_indagine }) => id_centro_indagine}
      rowName={({ centro_nome }) => centro_nome}
      columns={columns}
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
