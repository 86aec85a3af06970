import * as operations from '@libretto/api-client/operations';
import { CollapsibleList, revealRow } from '@libretto/design-system/collapsible-list';
import { useQuery } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMayAct } from '../../shared/acting/use-may-act.ts';
import type { FileKind } from '../../shared/attachments/file-kinds.ts';
import { filesQuery } from '../../shared/attachments/files-query.ts';
import { useLazyDialog } from '../../shared/dialogs/use-lazy-dialog.tsx';
import { Thumbnail } from '../../shared/files/thumbnail.tsx';
import { dot } from '../../shared/formats/dot.ts';
import { useShortDay } from '../../shared/formats/use-short-day.ts';
import type { Patient } from '../../shared/patient/patient.queries.ts';
import { useGate } from '../../shared/permissions/use-gate.ts';
import { useLock } from '../../shared/permissions/use-lock.ts';
import { EmptyArea } from '../../shared/records/empty-area.tsx';
import { firstRows } from '../../shared/records/preview-rows.ts';
import { recordLink } from '../../shared/records/record-link.tsx';
import { FileRows } from './file-rows.tsx';
import { type File, type FileListName, refreshFiles, tracesQuery } from './files.queries.ts';

const newFileDialog = async () => (await import('../../shared/attachments/new-file-dialog.tsx')).NewFileDialog;

const listNames = { kardia: 'kardia', list: 'files' };
const queries = { kardia: tracesQuery, list: filesQuery };

const rowLink = recordLink<File>('file', ({ id_file }) => id_file);
const toThumbnail = ({ id_file, file_nome }: File) => <Thumbnail id={id_file} name={file_nome} alt="" />;

interface FileListProps {
  list: FileListName;
  patient: Patient;
  icon: LucideIcon;
  kind?: FileKind;
}

export function FileList({ list, patient, icon: Icon, kind }: FileListProps) {
  const mayAct = useMayAct();
  const { t } = useTranslation('files');
  const locked = useLock('aggiungifile');
  const { t: tShell } = useTranslation();
  const { t: tAttachments } = useTranslation('attachments');
  const shortDay = useShortDay();
  const query = queries[list](patient.id_utente);
  // The route's loader has just fetched it.
  const { data: files = [], isPending, error, refetch } = useQuery({ ...query, refetchOnMount: false });
  const gate = useGate();
  const adder = useLazyDialog(newFileDialog);

  const add = () =>
    gate.run(
      'aggiungifile',
      () =>
        void adder.open({
          patient,
          title: t(`${list}.add`),
          ...(kind && { kind }),
          words: { type: t('errors.type'), done: t('saved') },
          clampToToday: true,
          onSaved: async (saved) => {
            await refreshFiles();
            const last = saved.at(-1);
            if (last) revealRow({ name: listNames[last.type === 'kardia' ? 'kardia' : 'list'], id: last.id_file });
          },
        }),
    );

  return (
    <>
      {list === 'list' && !isPending && !error && files.length === 0 && (
        <EmptyArea
          part="hand"
          title={t('first.title')}
          text={t('first.text')}
          add={{ label: t('list.add'), locked, onSelect: add, loading: gate.checking || adder.loading }}
        />
      )}
      <FileRows list={list} patient={patient} queryKey={query.queryKey}>
        {(rowProps) => (
          <CollapsibleList
            {...rowProps}
            name={listNames[list]}
            title={t(`${list}.title`)}
            subtitle={t(`${list}.subtitle`)}
            headerIcon={<Icon />}
            rows={files}
            rowId={({ id_file }) => id_file}
            rowName={({ file_nome }) => file_nome}
            rowLink={rowLink}
            preview={firstRows(files, 'descending', ({ data_rilievo }) => data_rilievo)}
            line={({ file_nome, type, data_rilievo }) => ({
              title: file_nome,
              text: [tAttachments(`types.${type}`), shortDay(data_rilievo)].filter(Boolean).join(dot),
            })}
            thumbnail={toThumbnail}
            orderedBy="data_rilievo"
            add={{
              label: t(`${list}.add`),
              locked,
              hidden: !mayAct(operations.createFile),
              loading: gate.checking || adder.loading,
              onSelect: add,
            }}
            noData={t(`${list}.none`)}
            loading={isPending}
            error={error ? tShell('failure.title') : undefined}
            onRetry={() => void refetch()}
          />
        )}
      </FileRows>
      {adder.element}
      {gate.dialog}
    </>
  );
}
