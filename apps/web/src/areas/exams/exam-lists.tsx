import { CollapsibleList, type ListAction } from '@libretto/design-system/collapsible-list';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { ArrowRightLeft, Download, Lock, Paperclip, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { lockDialog } from '../../shared/confidentiality/lock.ts';
import { useLazyDialog } from '../../shared/dialogs/use-lazy-dialog.tsx';
import type { DraftContent } from '../../shared/drafts/draft-keeper.ts';
import { DraftOffer } from '../../shared/drafts/draft-offer.tsx';
import { useDraft } from '../../shared/drafts/use-draft.ts';
import { useResume } from '../../shared/drafts/use-resume.ts';
import { patientQuery } from '../../shared/patient/patient.queries.ts';
import { useGate } from '../../shared/permissions/use-gate.ts';
import { useDeletion } from '../../shared/records/use-deletion.ts';
import { useSession } from '../../shared/session/use-session.ts';
import type { ExamDraft } from './exam-form.ts';
import * as styles from './exams.css.ts';
import {
  deletion,
  type Exam,
  examsQuery,
  isListState,
  type ListState,
  refreshExams,
  saveExam,
  states,
} from './exams.queries.ts';
import { useExamColumns } from './use-exam-columns.tsx';

/** What reads a draft comes with the form's rules, and so only when there is one. */
const readDraft = async (content: DraftContent) => (await import('./exam-form.ts')).readExamDraft(content);
const examDialog = async () => (await import('./exam-dialog.tsx')).ExamDialog;
const moveDialog = async () => (await import('./move-exam-dialog.tsx')).MoveExamDialog;
const attachDialog = async () => (await import('./attach-dialog.tsx')).AttachDialog;
const attachmentsDialog = async () => (await import('./attachments-dialog.tsx')).AttachmentsDialog;

const mobileActions = ['edit', 'download'];
const dots = { '0': 'orange', '1': 'blue', '2': 'green' } as const;

export function ExamLists() {
  const { t } = useTranslation('exams');
  const { t: tShell } = useTranslation();
  const { userId } = useSession();
  const { data: patient } = useSuspenseQuery(patientQuery(userId));
  const { data: exams = [], isPending, error, refetch } = useQuery(examsQuery(userId));
  const draft = useDraft('esami.nuova', readDraft);
  const gate = useGate();
  const editor = useLazyDialog(examDialog);
  const mover = useLazyDialog(moveDialog);
  const attacher = useLazyDialog(attachDialog);
  const attachments = useLazyDialog(attachmentsDialog);
  const lock = useLazyDialog(lockDialog);
  const remove = useDeletion<Exam>({
    queryKey: examsQuery(userId).queryKey,
    idOf: ({ id_indagine }) => id_indagine,
    nameOf: ({ indagine_tipologia }) => indagine_tipologia,
    remove: (exam) => saveExam(exam.id_indagine, deletion),
    restore: (exam) => saveExam(exam.id_indagine, { indagine_stato: exam.indagine_stato, deleted_at: null }),
    words: { removed: t('removed'), restored: t('restored'), failed: tShell('save.failed') },
  });
  const columns = useExamColumns(userId);

  const edit = (state: ListState, exam?: Exam) =>
    gate.run(exam ? 'modificaesame' : 'aggiungiesame', () => void editor.open({ patient, exam, state, draft }));

  const resume = useResume<ExamDraft>(
    draft,
    (left) => {
      const exam = exams.find(({ id_indagine }) => id_indagine === left.id_indagine);
      void editor.open({ patient, exam, state: left.indagine_stato, start: left, draft });
    },
    !isPending,
  );

  const changeLevel = (exam: Exam) =>
    void lock.open({
      record: { tipo: 'exam', id: exam.id_indagine },
      description: exam.indagine_tipologia,
      levels: patient.liveli_confidencialita,
      value: exam.id_livello_confidenzialita ?? undefined,
      onSave: async (level) => {
        await saveExam(exam.id_indagine, { id_livello_confidenzialita: level });
        await refreshExams(userId);
      },
    });

  const withState = (run: (state: ListState, exam: Exam) => void) => (exam: Exam) => {
    if (isListState(exam.indagine_stato)) run(exam.indagine_stato, exam);
  };

  const actions: ListAction<Exam>[] = [
    { id: 'edit', label: t('actions.edit'), icon: <Pencil />, onSelect: withState(edit) },
    {
      id: 'move',
      label: t('actions.move'),
      icon: <ArrowRightLeft />,
      onSelect: withState((state, exam) => gate.run('spostaEsame', () => void mover.open({ exam, state }))),
    },
    {
      id: 'attach',
      label: t('actions.attach'),
      icon: <Paperclip />,
      onSelect: (exam) => gate.run('aggiungifile', () => void attacher.open({ exam, patient })),
    },
    {
      id: 'download',
      label: t('actions.download'),
      icon: <Download />,
      onSelect: (exam) => void attachments.open({ exam }),
      disabledReason: ({ id_allegati }) => (id_allegati.length === 0 ? t('noAttachments') : undefined),
    },
    { id: 'lock', label: t('actions.lock'), icon: <Lock />, onSelect: changeLevel },
    {
      id: 'delete',
      label: t('actions.delete'),
      icon: <Trash2 />,
      tone: 'danger',
      onSelect: (row) => void remove(row),
    },
  ];

  return (
    <div className={styles.lists}>
      <DraftOffer
        title={t('draft.title')}
        nameOf={({ indagine_tipologia }) => indagine_tipologia.trim() || t('draft.unnamed')}
        draft={draft}
        onResume={resume}
      />
      {states.map((state) => (
        <CollapsibleList
          key={state}
          name="esami"
          filter="indagine_stato"
          filterValue={state}
          title={t(`lists.${state}.title`)}
          subtitle={t(`lists.${state}.subtitle`)}
          dotColor={dots[state]}
          rows={exams}
          rowId={(exam) => exam.id_indagine}
          rowName={(exam) => exam.indagine_tipologia}
          columns={columns}
          actions={actions}
          mobileActions={mobileActions}
          add={{ label: t(`add.${state}`), loading: gate.checking || editor.loading, onSelect: () => edit(state) }}
          noData={t(`lists.${state}.none`)}
          loading={isPending}
          error={error ? tShell('failure.title') : undefined}
          onRetry={() => void refetch()}
        />
      ))}
      {[editor, mover, attacher, attachments, lock].map(({ element }) => element)}
      {gate.dialog}
    </div>
  );
}
