import { useConfirm } from '@libretto/design-system/confirm-dialog';
import { DateField } from '@libretto/design-system/date-field';
import { MoveDialog } from '@libretto/design-system/move-dialog';
import { useToast } from '@libretto/design-system/toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { today } from '../../shared/formats/formats.ts';
import { useRefusalText } from '../../shared/permissions/use-refusal.ts';
import { useVersionConflict } from '../../shared/records/use-version-conflict.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { useTerms } from '../../shared/terms/use-terms.ts';
import { dateProblem, dayAfterMove, toMoveBody } from './exam-form.ts';
import { type Exam, type ListState, refreshExams, saveExam, states } from './exams.queries.ts';

interface MoveExamDialogProps {
  exam: Exam;
  state: ListState;
  onClose: () => void;
}

export function MoveExamDialog({ exam, state, onClose }: MoveExamDialogProps) {
  const { t } = useTranslation('exams');
  const { t: tRecords } = useTranslation('records');
  const { t: tShell } = useTranslation();
  const { userId } = useSession();
  const confirm = useConfirm();
  const term = useTerms();
  const refusal = useRefusalText();
  const toasts = useToast();
  const messages = t('errors', { returnObjects: true });
  const { ifMatch: seen, question, describeConflict: overtaken } = useVersionConflict(exam.versione);
  const [typed, setTyped] = useState<string>();
  const [now] = useState(today);
  const toDay = (to: ListState) => typed ?? dayAfterMove(exam, to, now);
  const problem = (to: ListState) => dateProblem(toDay(to), to, now, messages);

  async function move(to: ListState) {
    await saveExam(exam.id_indagine, toMoveBody(exam, to, toDay(to)), seen);
    await refreshExams(userId);
  }

  return (
    <MoveDialog<ListState>
      open
      title={t('moveTitle')}
      description={term(exam.indagine_tipologia)}
      from={t(`lists.${state}.title`)}
      targets={states
        .filter((other) => other !== state)
        .map((other) => ({ id: other, label: t(`lists.${other}.title`), description: t(`lists.${other}.move`) }))}
      initial={states[states.indexOf(state) + 1]}
      more={(to) =>
        to && (
          <DateField
            label={t('moveDate')}
            name="indagine_data_display"
            value={toDay(to)}
            onChange={setTyped}
            hint={t(`fields.dateHint.${to}`)}
            error={problem(to)}
          />
        )
      }
      moreChanged={typed !== undefined}
      checkMore={(to) => {
        const message = problem(to);
        return message ? [{ name: 'indagine_data_display', label: t('moveDate'), message }] : [];
      }}
      onMove={move}
      confirm={() => confirm({ message: question ?? tRecords('saveQuestion') })}
      describeError={(error) => {
        console.warn('An exam could not be moved', error);
        void refreshExams(userId);
        return overtaken(error) ?? refusal(error) ?? tShell('save.failed');
      }}
      onClose={(moved) => {
        onClose();
        if (moved) toasts.show({ message: tShell('save.done'), tone: 'success' });
      }}
    />
  );
}
