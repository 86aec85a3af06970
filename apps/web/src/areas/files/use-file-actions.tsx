import { ProblemError } from '@libretto/api-client/problem';
import type { ListAction } from '@libretto/design-system/collapsible-list';
import { useConfidentialityNames } from '@libretto/design-system/confidentiality-badge';
import type { QueryKey } from '@tanstack/react-query';
import { Download, Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PreviewedFile } from '../../shared/attachments/preview/previewed-file.ts';
import { useDownload } from '../../shared/attachments/use-download.ts';
import { useLazyDialog } from '../../shared/dialogs/use-lazy-dialog.tsx';
import { downloadAddress } from '../../shared/downloads/save-file.ts';
import { dot } from '../../shared/formats/dot.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import type { Patient } from '../../shared/patient/patient.queries.ts';
import { useGate } from '../../shared/permissions/use-gate.ts';
import { useConfidentialityAction } from '../../shared/records/use-confidentiality-action.ts';
import { useDeletion } from '../../shared/records/use-deletion.ts';
import { useRowActions } from '../../shared/records/use-row-actions.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { useTerms } from '../../shared/terms/use-terms.ts';
import { reasonToStay } from './deletable.ts';
import { deleteFile, type File, fetchTrace, refreshFiles, saveFile } from './files.queries.ts';

const editDialog = async () => (await import('./edit-file-dialog.tsx')).EditFileDialog;
const previewDialog = async () => (await import('../../shared/attachments/preview/preview-dialog.tsx')).PreviewDialog;

interface FileActions {
  actions: ListAction<File>[];
  dialogs: ReactNode;
  toPreviewed: (file: File) => PreviewedFile;
}

export function useFileActions(patient: Patient, queryKey: QueryKey): FileActions {
  const { t } = useTranslation('files');
  const { t: tRecords } = useTranslation('records');
  const { accountId } = useSession();
  const row = useRowActions();
  const term = useTerms();
  const download = useDownload();
  const formats = useFormats();
  const names = useConfidentialityNames();
  const gate = useGate();
  const editor = useLazyDialog(editDialog);
  const preview = useLazyDialog(previewDialog);
  const lock = useConfidentialityAction<File>({
    kind: 'file',
    patient,
    getId: ({ id_file }) => id_file,
    getName: ({ file_nome: name, indagine_tipologia: exam, livello_effettivo }) =>
      exam === null ? name : t('lock.attached', { name, exam: term(exam), level: names.level(livello_effettivo) }),
    getLevel: ({ id_livello_confidenzialita }) => id_livello_confidenzialita,
    getAppliedLevel: ({ livello_effettivo }) => livello_effettivo,
    save: async ({ id_file }, level) => {
      await saveFile(id_file, { id_livello_confidenzialita: level });
      await refreshFiles();
    },
    words: { question: tRecords('saveQuestion'), done: t('lock.done') },
  });

  function refusal(error: unknown, file?: File): string {
    const reason = error instanceof ProblemError ? error.code : undefined;
    if (reason === 'attached') return t('refused.attached', { exam: term(file?.indagine_tipologia ?? '') });
    return reason === 'author' ? t('refused.author') : t('refused.title');
  }

  const remove = useDeletion<File>({
    kind: 'file',
    queryKey,
    getId: ({ id_file }) => id_file,
    getName: ({ file_nome }) => file_nome,
    remove: ({ id_file }) => deleteFile(id_file),
    restore: ({ id_file }) => saveFile(id_file, { deleted_at: null }),
    words: { removed: t('removed'), restored: t('restored'), failed: refusal },
  });

  const toPreviewed = (file: File): PreviewedFile => {
    const { id_file: id, file_nome: name, file_type: type } = file;
    return {
      id,
      name,
      type,
      description: formats.date(file.data_rilievo),
      note: [file.kardia[0]?.kardia_note, file.file_commento].filter(Boolean).join(dot),
      address: () => downloadAddress(id),
      ...(file.type === 'kardia' && { content: (signal) => fetchTrace(id, signal) }),
    };
  };

  const actions: ListAction<File>[] = [
    {
      id: 'preview',
      label: t('actions.preview'),
      icon: <Eye />,
      onSelect: (file) => void preview.open({ file: toPreviewed(file) }),
    },
    {
      id: 'download',
      label: t('actions.download'),
      icon: <Download />,
      onSelect: ({ id_file }) => void download(() => downloadAddress(id_file)),
    },
    row.edit((file) => gate.run('modificafile', () => void editor.open({ file, patient }))),
    lock.action,
    {
      ...row.remove(remove),
      disabledReason: (file) => {
        const reason = reasonToStay(file, accountId);
        return reason && t(`refused.${reason}`, { exam: term(file.indagine_tipologia ?? '') });
      },
    },
  ];

  const dialogs = (
    <>
      {editor.element}
      {preview.element}
      {lock.element}
      {gate.dialog}
    </>
  );
  return { actions, dialogs, toPreviewed };
}
