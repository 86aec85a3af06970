import { DirectorySearch as maxLengths } from '@libretto/api-client/max-lengths';
import { Badge } from '@libretto/design-system/badge';
import { Button } from '@libretto/design-system/button';
import { EmptyState } from '@libretto/design-system/empty-state';
import { Menu } from '@libretto/design-system/menu';
import { media } from '@libretto/design-system/theme';
import { useToast } from '@libretto/design-system/toast';
import { Download, Pencil, Plus, Power, Upload } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyDialog } from '../../../shared/dialogs/use-lazy-dialog.tsx';
import { saveBlob } from '../../../shared/downloads/save-file.ts';
import { Page } from '../../../shared/page/page.tsx';
import { useMedia } from '../../../shared/page/use-media.ts';
import { useAdminSearch } from '../admin-search.ts';
import { BackToAdmin } from '../back-to-admin.tsx';
import { SearchForm } from '../search-form.tsx';
import { type AdminColumn, AdminTable } from '../table/admin-table.tsx';
import * as styles from './directory.css.ts';
import type { ImportReport } from './directory.queries.ts';

const importDialog = async () => (await import('./import-dialog.tsx')).ImportDialog;
const states = [
  ['', 'all'],
  ['attivi', 'active'],
  ['inattivi', 'inactive'],
] as const;

/** The words of the search, with the filters and the order in the address. */
export function useDirectorySearch(address: 'dottori' | 'centri') {
  const [words, setWords] = useState('');
  const list = useAdminSearch(address);
  const onSearch = (text: string) => {
    setWords(text);
    list.change({});
  };
  return { ...list, words, onSearch };
}

interface Found<Entry> {
  data: { totale: number; data: Entry[] } | undefined;
  isError: boolean;
  isPlaceholderData: boolean;
  refetch: () => unknown;
}

export interface DirectoryPageProps<Entry extends { attivo: boolean }> {
  messageGroup: 'doctors' | 'centres';
  list: ReturnType<typeof useDirectorySearch>;
  found: Found<Entry>;
  rowId: (entry: Entry) => number;
  rowName: (entry: Entry) => string;
  /** Between the name and the state. */
  columns: readonly AdminColumn<Entry>[];
  add: () => void;
  edit: (entry: Entry) => void;
  setState: (id: number, active: boolean) => Promise<unknown>;
  preview: (csv: string) => Promise<ImportReport>;
  apply: (csv: string, skipErrors: boolean) => Promise<ImportReport>;
  exportAll: () => Promise<Blob>;
  children?: ReactNode;
}

export function DirectoryPage<Entry extends { attivo: boolean }>(props: DirectoryPageProps<Entry>) {
  const { messageGroup, list, found, rowId, rowName, columns, add, edit, setState, preview, apply, exportAll } = props;
  const { t } = useTranslation('permissions');
  const toasts = useToast();
  const phone = useMedia(media.phone);
  const importing = useLazyDialog(importDialog);
  const [exporting, setExporting] = useState(false);
  async function attempt(work: () => Promise<void>) {
    try {
      await work();
    } catch (error) {
      console.warn('A directory could not be changed or exported', error);
      toasts.show({ message: t('failed'), tone: 'danger' });
    }
  }

  const changeState = (entry: Entry, active: boolean): Promise<void> =>
    attempt(async () => {
      const [id, name] = [rowId(entry), rowName(entry)];
      await setState(id, active);
      toasts.show({
        message: active ? t('directory.activatedText', { name }) : t(`${messageGroup}.deactivatedText`, { name }),
        tone: 'success',
        undo: () => void attempt(async () => void (await setState(id, !active))),
      });
    });

  async function save() {
    setExporting(true);
    await attempt(async () => saveBlob(await exportAll(), t(`${messageGroup}.file`)));
    setExporting(false);
  }

  const actions = (entry: Entry) => [
    { id: 'edit', label: t('directory.change'), icon: <Pencil />, onSelect: () => edit(entry) },
    {
      id: 'state',
      label: t(entry.attivo ? 'directory.deactivate' : 'directory.activate'),
      icon: <Power />,
      onSelect: () => void changeState(entry, !entry.attivo),
    },
  ];

  const { search, page, onPageChange, sorting } = list;
  const isWhole = list.words === '' && search.stato === undefined;
  const isEmpty = found.data?.totale === 0 && isWhole;
  const openImport = () =>
    void importing.open({
      title: t(`${messageGroup}.import`),
      columns: t(`${messageGroup}.required`),
      preview,
      apply,
    });
  const addButton = (
    <Button variant="primary" iconStart={<Plus />} onClick={add}>
      {t(`${messageGroup}.add`)}
    </Button>
  );
  const importAndAdd = (
    <>
      <Button
        iconStart={<Upload />}
        loading={importing.loading}
        aria-label={t(`${messageGroup}.import`)}
        onClick={openImport}
      >
        {t('directory.importEntries')}
      </Button>
      {addButton}
    </>
  );

  return (
    <Page
      title={t(`${messageGroup}.title`)}
      back={<BackToAdmin />}
      actions={
        !isEmpty &&
        (phone ? (
          <>
            {addButton}
            <Menu
              icon
              label={t('directory.importOrExport')}
              variant="ghost"
              items={[
                { id: 'import', label: t(`${messageGroup}.import`), icon: <Upload />, onSelect: openImport },
                { id: 'export', label: t(`${messageGroup}.export`), icon: <Download />, onSelect: () => void save() },
              ]}
            />
          </>
        ) : (
          <>
            <Button
              variant="ghost"
              iconStart={<Download />}
              loading={exporting}
              aria-label={t(`${messageGroup}.export`)}
              onClick={() => void save()}
            >
              {t('directory.exportEntries')}
            </Button>
            {importAndAdd}
          </>
        ))
      }
    >
      {isEmpty ? (
        <EmptyState title={t(`${messageGroup}.empty`)} action={<div className={styles.tools}>{importAndAdd}</div>}>
          {t(`${messageGroup}.emptyText`)}
        </EmptyState>
      ) : (
        <>
          <SearchForm
            label={t(`${messageGroup}.search`)}
            hint={t(`${messageGroup}.searchHint`)}
            shortHint={t(`${messageGroup}.searchShort`)}
            maxLength={maxLengths.search}
            filter={{
              label: t('directory.show'),
              name: 'state',
              value: search.stato ?? '',
              options: states.map(([value, name]) => ({ value, label: t(`directory.states.${name}`) })),
              onChange: (stato) => list.change({ stato }),
            }}
            onSearch={list.onSearch}
          />
          <AdminTable
            label={t(`${messageGroup}.list`)}
            found={{ data: found.data, failed: found.isError, retry: () => void found.refetch() }}
            busy={found.isPlaceholderData}
            rowId={rowId}
            rowName={rowName}
            columns={[
              ...columns,
              {
                id: 'attivo',
                kind: 'state',
                header: t('directory.state'),
                usual: ({ attivo }) => attivo,
                // The usual state is not one to look at.
                cell: ({ attivo }) =>
                  attivo ? t('directory.active') : <Badge tone="warning">{t('directory.inactive')}</Badge>,
              },
            ]}
            actions={actions}
            onOpen={edit}
            sorting={sorting}
            count={(count) => t(`${messageGroup}.found`, { count })}
            none={{ title: t('directory.none'), text: t('directory.noneText') }}
            paging={{ label: t(`${messageGroup}.pages`), page, onPageChange }}
          />
        </>
      )}
      {importing.element}
      {props.children}
    </Page>
  );
}
