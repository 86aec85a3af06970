import * as operations from '@libretto/api-client/operations';
import { Button } from '@libretto/design-system/button';
import { Card } from '@libretto/design-system/card';
import { revealRow } from '@libretto/design-system/collapsible-list';
import type { SubscriptionGateControl } from '@libretto/design-system/subscription-gate';
import { useToast } from '@libretto/design-system/toast';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock, Check, Paperclip, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayAct } from '../../shared/acting/use-may-act.ts';
import { useLazyDialog } from '../../shared/dialogs/use-lazy-dialog.tsx';
import { changeDeclined, declinedQuery } from '../../shared/exams/declined.queries.ts';
import { completed, scheduled } from '../../shared/exams/exam-state.ts';
import { addDeclined, compareByDate, pastExams } from '../../shared/exams/past-exams.ts';
import { useExamDay } from '../../shared/exams/use-exam-day.ts';
import { useToday } from '../../shared/formats/use-today.ts';
import type { Patient } from '../../shared/patient/patient.queries.ts';
import type { Feature } from '../../shared/permissions/permissions.ts';
import { useRefusalText } from '../../shared/permissions/use-refusal.ts';
import { isChanged } from '../../shared/records/versions.ts';
import { useTerms } from '../../shared/terms/use-terms.ts';
import { toMoveBody } from './exam-form.ts';
import * as styles from './exams.css.ts';
import { type Exam, refreshExams, saveExam } from './exams.queries.ts';

const attachDialog = async () => (await import('./attach-dialog.tsx')).AttachDialog;

interface Answer {
  exam: Exam;
  answer: 'done' | 'missed';
}

export interface PastExamsCardProps {
  patient: Patient;
  exams: readonly Exam[];
  gate: SubscriptionGateControl<Feature>;
  onPostpone: (exam: Exam) => void;
}

export function PastExamsCard({ patient, exams, gate, onPostpone }: PastExamsCardProps) {
  const mayAct = useMayAct();
  const { t } = useTranslation('exams');
  const { t: tShell } = useTranslation();
  const toasts = useToast();
  const refusal = useRefusalText();
  const today = useToday();
  const { data: declined } = useQuery(declinedQuery());
  const [answers, setAnswers] = useState<readonly Answer[]>([]);
  const [busy, setBusy] = useState<readonly number[]>([]);
  const attacher = useLazyDialog(attachDialog);
  const userId = patient.id_utente;
  if (!declined || !mayAct(operations.saveExam)) return null;

  const getAnswer = ({ id_indagine: id }: Exam) => answers.find(({ exam }) => exam.id_indagine === id)?.answer;
  const open = pastExams(exams, declined, today).filter((exam) => !getAnswer(exam));
  const answered = answers.filter(({ exam }) => exams.some(({ id_indagine: id }) => id === exam.id_indagine));
  const shown = [...open, ...answered.map(({ exam }) => exam)].sort(compareByDate);

  async function saveAnswer(exam: Exam, answer: Answer['answer'] | undefined, work: () => Promise<unknown>) {
    const { id_indagine: id } = exam;
    if (busy.includes(id)) return;
    setBusy((before) => [...before, id]);
    try {
      await work();
      setAnswers((before) => [
        ...before.filter((other) => other.exam.id_indagine !== id),
        ...(answer ? [{ exam, answer }] : []),
      ]);
    } catch (error) {
      console.warn('An answer about a past exam could not be saved', error);
      const message = isChanged(error) ? t('past.changed') : (refusal(error) ?? tShell('save.failed'));
      toasts.show({ message, tone: 'danger' });
    } finally {
      setBusy((before) => before.filter((other) => other !== id));
      void refreshExams(userId);
    }
  }

  const done = (exam: Exam) =>
    gate.run(
      'spostaEsame',
      () =>
        void saveAnswer(exam, 'done', () =>
          saveExam(exam.id_indagine, toMoveBody(exam, completed, exam.indagine_data_display ?? ''), exam.versione),
        ),
    );
  const missed = (exam: Exam) =>
    void saveAnswer(exam, 'missed', () => changeDeclined((before) => addDeclined(before, exam, exams)));

  function undo(exam: Exam) {
    const { id_indagine: id } = exam;
    if (getAnswer(exam) === 'done') {
      gate.run(
        'spostaEsame',
        () => void saveAnswer(exam, undefined, () => saveExam(id, { indagine_stato: scheduled })),
      );
    } else {
      void saveAnswer(exam, undefined, () => changeDeclined(({ [id]: _gone, ...others }) => others));
    }
  }

  const reveal = ({ id_indagine: id }: Exam, focus: boolean) =>
    revealRow({ name: 'esami', filterValue: completed, id, focus });
  const attach = (exam: Exam) =>
    gate.run('aggiungifile', () => void attacher.open({ exam, patient, onAttached: () => reveal(exam, false) }));

  return (
    <>
      {shown.length > 0 && (
        <Card title={t('past.title')}>
          <ul className={styles.pastExams}>
            {shown.map((exam) => (
              <PastExam
                key={exam.id_indagine}
                exam={exam}
                answer={getAnswer(exam)}
                busy={busy.includes(exam.id_indagine)}
                onDone={() => done(exam)}
                onPostpone={() => onPostpone(exam)}
                onMissed={() => missed(exam)}
                onAttach={() => attach(exam)}
                onShow={() => reveal(exam, true)}
                onTakeBack={() => undo(exam)}
              />
            ))}
          </ul>
        </Card>
      )}
      {attacher.element}
    </>
  );
}

type Action = 'onDone' | 'onPostpone' | 'onMissed' | 'onAttach' | 'onShow' | 'onTakeBack';

interface PastExamProps extends Record<Action, () => void> {
  exam: Exam;
  answer: Answer['answer'] | undefined;
  busy: boolean;
}

function PastExam({ exam, answer, busy, ...actions }: PastExamProps) {
  const { t } = useTranslation('exams');
  const examDay = useExamDay();
  const term = useTerms();
  const buttons = useRef<HTMLSpanElement>(null);
  const shown = useRef(answer);

  useEffect(() => {
    if (shown.current !== answer) buttons.current?.querySelector('button')?.focus();
    shown.current = answer;
  }, [answer]);

  const buttonProps = (label: string) => ({
    'aria-label': `${label}: ${term(exam.indagine_tipologia)}`,
    children: label,
  });
  const day = examDay(exam);
  return (
    <li className={styles.pastExam}>
      <span className={styles.name}>
        <strong>{term(exam.indagine_tipologia)}</strong>
        <span className={styles.muted} role="status">
          {answer ? t(`past.${answer}Text`) : t('past.planned', { day })}
        </span>
      </span>
      <span ref={buttons} className={styles.pastAnswers}>
        {answer === undefined && (
          <>
            <Button
              size="sm"
              variant="primary"
              iconStart={<Check />}
              loading={busy}
              onClick={actions.onDone}
              {...buttonProps(t('past.done'))}
            />
            <Button
              size="sm"
              iconStart={<CalendarClock />}
              onClick={actions.onPostpone}
              {...buttonProps(t('past.postponed'))}
            />
            <Button size="sm" iconStart={<X />} onClick={actions.onMissed} {...buttonProps(t('past.missed'))} />
          </>
        )}
        {answer === 'done' && (
          <>
            <Button
              size="sm"
              variant="primary"
              iconStart={<Paperclip />}
              onClick={actions.onAttach}
              {...buttonProps(t('past.attach'))}
            />
            <Button size="sm" onClick={actions.onShow} {...buttonProps(t('past.show'))} />
          </>
        )}
        {answer && (
          <Button
            size="sm"
            variant="ghost"
            loading={busy}
            onClick={actions.onTakeBack}
            {...buttonProps(t('past.takeBack'))}
          />
        )}
      </span>
    </li>
  );
}
