import { CollapsibleList, type ListColumn } from '@libretto/design-system/collapsible-list';
import { useQuery } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FileKind } from '../../shared/attachments/file-kinds.ts';
import { filesQuery } from '../../shared/attachments/files-query.ts';
import { useLazyDialog } from '../../shared/dialogs/use-lazy-dialog.tsx';
import type { Patient } from '../../shared/patient/patient.queries.ts';
import { useGate } from '../../shared/permissions/use-gate.ts';
import { type File, refreshFiles, tracesQuery } from './files.queries.ts';
import { useFileActions } from './use-file-actions.tsx';

const newFileDialog = async () => (await import('../../shared/attachments/new-file-dialog.tsx')).NewFileDialog;

// Five small pictures have room on any phone.
const allActions = ['preview', 'download', 'edit', 'lock', 'delete'];
const queries = { kardia: tracesQuery, list: filesQuery };

interface FileListProps {
  list: 'kardia' | 'list';
  patient: Patient;
  columns: readonly ListColumn<File>[];
  icon: LucideIcon;
  /** What a new one is at first. */
  kind?: FileKind;
}

export function FileList({ list, patient, columns, icon: Icon, kind }: FileListProps) {
  const { t } = useTranslation('files');
  const { t: tShell } = useTranslation();
  const query = queries[list](patient.id_utente);
  const { data: files = [], isPending, error, refetch } = useQuery(query);
  const gate = useGate();
  const adder = useLazyDialog(newFileDialog);
  const { actions, dialogs } = useFileActions(patient, query.queryKey);

  const add = () =>
    gate.run(
      'aggiungifile',
      () =>
        void adder.open({
          patient,
          title: t(`${list}.add`),
          ...(kind && { kind }),
          words: { type: t('errors.type'), done: t('saved') },
          keepsToToday: true,
          onSaved: refreshFiles,
        }),
    );

  return (
    <>
      <CollapsibleList
        name={list === 'kardia' ? 'kardia' : 'files'}
        title={t(`${list}.title`)}
        subtitle={t(`${list}.subtitle`)}
        headerIcon={<Icon />}
        rows={files}
        rowId={({ id_file }) => id_file}
        rowName={({ file_nome }) => file_nome}
        columns={columns}
        // Six columns and five actions have no room beside each other.
        layoutType={list === 'kardia' ? 'cards' : 'table'}
        actions={actions}
        mobileActions={allActions}
        add={{ label: t(`${list}.add`), loading: gate.checking || adder.loading, onSelect: add }}
        noData={t(`${list}.none`)}
        loading={isPending}
        error={error ? tShell('failure.title') : undefined}
        onRetry={() => void refetch()}
      />
      {dialogs}
      {adder.element}
      {gate.dialog}
    </>
  );
}
