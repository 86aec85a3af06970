import type { ListAction } from '@libretto/design-system/collapsible-list';
import { Eye, Paperclip } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyDialog } from '../../shared/dialogs/use-lazy-dialog.tsx';
import type { SharedRecord } from './doctors.queries.ts';
import type { PreviewArea, PreviewRow } from './preview-rows.ts';

const drawingsDialog = async () => (await import('./drawings-dialog.tsx')).DrawingsDialog;
const filesDialog = async () => (await import('./shared-files-dialog.tsx')).SharedFilesDialog;

interface ContentActions {
  actions: Partial<Record<PreviewArea, ListAction<PreviewRow>[]>>;
  dialogs: ReactNode;
}

export function useContentActions({ tbl_taccuinos, esami, files }: SharedRecord): ContentActions {
  const { t } = useTranslation('doctors');
  const drawings = useLazyDialog(drawingsDialog);
  const downloads = useLazyDialog(filesDialog);

  const attachedTo = (examId: number) => {
    const exam = esami.find(({ id_indagine }) => id_indagine === examId);
    return exam?.id_allegati.map((id, index) => ({ id: String(id), name: exam.allegati[index] ?? '' })) ?? [];
  };

  const openDrawings = (row: PreviewRow) => {
    const entry = tbl_taccuinos.find(({ id_taccuino }) => id_taccuino === row.id);
    if (entry) void drawings.open({ entry });
  };

  const openFile = (row: PreviewRow) => {
    const file = files.find(({ id_file }) => id_file === row.id);
    if (file === undefined) return;
    const { id_file, file_nome: name, file_type: type, file_size: bytes, file_commento: comment } = file;
    void downloads.open({ title: name, files: [{ id: String(id_file), name, type, bytes, comment }] });
  };

  return {
    actions: {
      notebook: [{ id: 'see', label: t('patients.see'), icon: <Eye />, onSelect: openDrawings }],
      exams: [
        {
          id: 'attachments',
          icon: <Paperclip />,
          label: t('patients.attachments'),
          onSelect: (row) => void downloads.open({ title: row.what, files: attachedTo(row.id) }),
          disabledReason: ({ id }) => (attachedTo(id).length === 0 ? t('patients.noAttachments') : undefined),
        },
      ],
      files: [{ id: 'open', icon: <Eye />, label: t('patients.open'), onSelect: openFile }],
    },
    dialogs: (
      <>
        {drawings.element}
        {downloads.element}
      </>
    ),
  };
}
