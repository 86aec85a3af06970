import type { Schema } from '@libretto/api-client/schema';
import { Banner } from '@libretto/design-system/banner';
import { useTranslation } from 'react-i18next';
import { scheduled } from '../../shared/exams/exam-state.ts';
import { useShortDay } from '../../shared/formats/use-short-day.ts';
import { useTerms } from '../../shared/terms/use-terms.ts';
import { findSameExams } from './same-exams.ts';

interface SameExamNotesProps {
  record: Schema<'SharedRecord'>;
  /** The investigation that is proposed. */
  name: string;
}

/** Says when the shared record has the exam already. Nothing is blocked: a control may be due. */
export function SameExamNotes({ record, name }: SameExamNotesProps) {
  const { t } = useTranslation('proposals');
  const term = useTerms();
  const shortDay = useShortDay();
  const { ahead, last } = findSameExams(record.esami, name);
  const describe = (exam: Schema<'Exam'>) => ({
    name: term(exam.indagine_tipologia),
    day: shortDay(exam.indagine_data_display),
  });
  const lastLine = last && t('propose.lastExam', describe(last));
  const state = ahead?.indagine_stato === scheduled ? 'scheduled' : 'requested';
  return (
    // Rendered before it has content, because screen readers announce only changes of an existing live region.
    <div role="status">
      {ahead ? (
        <Banner tone="warning" title={t(`propose.${state}${ahead.indagine_data_display ? 'On' : ''}`, describe(ahead))}>
          {lastLine}
        </Banner>
      ) : (
        lastLine && <Banner title={lastLine} />
      )}
    </div>
  );
}
