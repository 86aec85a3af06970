import * as operations from '@libretto/api-client/operations';
import type { ListAction, RowConfiguration } from '@libretto/design-system/collapsible-list';
import type { SubscriptionGateControl } from '@libretto/design-system/subscription-gate';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ArrowRightLeft, Eye, Paperclip } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayAct } from '../../shared/acting/use-may-act.ts';
import { useLazyDialog } from '../../shared/dialogs/use-lazy-dialog.tsx';
import { isListState, type ListState } from '../../shared/exams/exam-state.ts';
import { patientQuery } from '../../shared/patient/patient.queries.ts';
import type { Feature } from '../../shared/permissions/permissions.ts';
import { phoneActions } from '../../shared/records/record-link.tsx';
import { useConfidentialityAction } from '../../shared/records/use-confidentiality-action.ts';
import { useDeletion } from '../../shared/records/use-deletion.ts';
import { useRowActions } from '../../shared/records/use-row-actions.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { useTerms } from '../../shared/terms/use-terms.ts';
import { deletion, type Exam, examsQuery, refreshExams, saveExam } from './exams.queries.ts';
import { useExamColumns } from './use-exam-columns.tsx';

const moveDialog = async () => (await import('./move-exam-dialog.tsx')).MoveExamDialog;
const attachDialog = async () => (await import('./attach-dialog.tsx')).AttachDialog;
const attachmentsDialog = async () => (await import('./attachments-dialog.tsx')).AttachmentsDialog;

const mobileActions = phoneActions('exam', [], ['edit', 'attachments']);

interface ExamRowsProps {
  /** False for a list whose exams have no files yet. Default true. */
  withFiles?: boolean;
  edit: (state: ListState, exam?: Exam) => void;
  gate: SubscriptionGateControl<Feature>;
  children: (rows: RowConfiguration<Exam>) => ReactNode;
}

export function ExamRows({ withFiles = true, edit, gate, children }: ExamRowsProps) {
  const mayAct = useMayAct();
  const { t } = useTranslation('exams');
  const { t: tShell } = useTranslation();
  const row = useRowActions();
  const term = useTerms();
  const { userId } = useSession();
  const { data: patient } = useSuspenseQuery(patientQuery(userId));
  const mover = useLazyDialog(moveDialog);
  const attacher = useLazyDialog(attachDialog);
  const attachments = useLazyDialog(attachmentsDialog);
  const lock = useConfidentialityAction<Exam>({
    kind: 'exam',
    patient,
    getId: ({ id_indagine }) => id_indagine,
    getName: ({ indagine_tipologia }) => term(indagine_tipologia),
    getLevel: ({ id_livello_confidenzialita }) => id_livello_confidenzialita,
    save: async ({ id_indagine }, level) => {
      await saveExam(id_indagine, { id_livello_confidenzialita: level });
      await refreshExams(userId);
    },
  });
  const remove = useDeletion<Exam>({
    kind: 'exam',
    queryKey: examsQuery(userId).queryKey,
    getId: ({ id_indagine }) => id_indagine,
    getName: ({ indagine_tipologia }) => term(indagine_tipologia),
    remove: (exam) => saveExam(exam.id_indagine, deletion),
    restore: (exam) => saveExam(exam.id_indagine, { indagine_stato: exam.indagine_stato, deleted_at: null }),
    words: { removed: t('removed'), restored: t('restored'), failed: tShell('save.failed') },
  });
  const columns = useExamColumns(userId, withFiles);

  const withState = (run: (state: ListState, exam: Exam) => void) => (exam: Exam) => {
    if (isListState(exam.indagine_stato)) run(exam.indagine_stato, exam);
  };

  const actions: ListAction<Exam>[] = [
    row.edit(withState(edit)),
    {
      id: 'move',
      label: t('actions.move'),
      icon: <ArrowRightLeft />,
      hidden: !mayAct(operations.saveExam),
      onSelect: withState((state, exam) => gate.run('spostaEsame', () => void mover.open({ exam, state }))),
    },
    {
      id: 'attach',
      label: t('actions.attach'),
      icon: <Paperclip />,
      hidden: !mayAct(operations.createFile),
      onSelect: (exam) => gate.run('aggiungifile', () => void attacher.open({ exam, patient })),
    },
    {
      id: 'attachments',
      label: t('actions.attachments'),
      icon: <Eye />,
      onSelect: (exam) => void attachments.open({ exam }),
      disabledReason: ({ id_allegati }) => (id_allegati.length === 0 ? t('noAttachments') : undefined),
    },
    lock.action,
    row.remove(remove),
  ];

  return (
    <>
      {children({ columns, actions, mobileActions })}
      {mover.element}
      {attacher.element}
      {attachments.element}
      {lock.element}
    </>
  );
}
