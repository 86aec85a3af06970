import { useConfirm } from '@libretto/design-system/confirm-dialog';
import { MoveDialog } from '@libretto/design-system/move-dialog';
import { useToast } from '@libretto/design-system/toast';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ListState, scheduled, states } from '../../shared/exams/exam-state.ts';
import { today } from '../../shared/formats/formats.ts';
import { useRefusalText } from '../../shared/permissions/use-refusal.ts';
import { useVersionConflict } from '../../shared/records/use-version-conflict.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { useTerms } from '../../shared/terms/use-terms.ts';
import { DayAndHour } from './day-and-hour.tsx';
import { dateProblem, dayAfterMove, isDayMissing, isHourWrong, toMoveBody } from './exam-form.ts';
import { type Exam, refreshExams, saveExam } from './exams.queries.ts';

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
  const [typedDay, setTypedDay] = useState<string>();
  const [typedHour, setTypedHour] = useState<string>();
  const [now] = useState(today);
  const toDay = (to: ListState) => typedDay ?? dayAfterMove(exam, to, now);
  const hour = typedHour ?? exam.indagine_ora ?? '';
  // Read during the render after a failed attempt: an hour that is being typed is not wrong yet.
  const attempted = useRef<ListState>(undefined);
  const dayProblem = (to: ListState) =>
    dateProblem(toDay(to), to, now, messages) ??
    (attempted.current && isDayMissing(toDay(to), hour, to) ? messages.day : undefined);
  const hourProblem = (to: ListState) => (attempted.current && isHourWrong(hour, to) ? messages.time : undefined);

  function check(to: ListState) {
    attempted.current = to;
    const fields = [
      { name: 'indagine_data_display', label: t('fields.date'), message: dayProblem(to) },
      { name: 'indagine_ora', label: t('fields.time'), message: hourProblem(to) },
    ];
    return fields.flatMap(({ message, ...field }) => (message === undefined ? [] : [{ ...field, message }]));
  }

  async function move(to: ListState) {
    await saveExam(exam.id_indagine, toMoveBody(exam, to, toDay(to), hour), seen);
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
          <DayAndHour
            exam={exam}
            state={to}
            day={{ name: 'indagine_data_display', value: toDay(to), onChange: setTypedDay, error: dayProblem(to) }}
            hour={{ name: 'indagine_ora', value: hour, onChange: setTypedHour, error: hourProblem(to) }}
          />
        )
      }
      moreChanged={typedDay !== undefined || typedHour !== undefined}
      checkMore={check}
      onMove={move}
      confirm={() =>
        confirm({
          message: question ?? tRecords('saveQuestion'),
          // An exam that was changed since may have a day by now, which the move keeps.
          detail: !question && attempted.current === scheduled && toDay(scheduled) === '' && t('withoutDay'),
        })
      }
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
