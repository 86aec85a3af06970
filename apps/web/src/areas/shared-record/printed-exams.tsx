import { useTranslation } from 'react-i18next';
import { useExamsAhead } from '../../shared/record-summary/exams-ahead.ts';
import { type Exam, isDone, lineKey } from '../../shared/record-summary/summary.ts';
import { detail } from './printed-record.css.ts';

export const examKey = ({ id_indagine }: Exam): string => lineKey({ tipo: 'exam', id_record: id_indagine });

/** How many exams are still to be done, and the next ones with their day. */
export function ExamsAhead({ exams }: { exams: readonly Exam[] }) {
  const ahead = useExamsAhead(exams);
  return (
    ahead && (
      <p className={detail}>
        <strong>{ahead.count}</strong>: {ahead.names}.
      </p>
    )
  );
}

/** Returns what is said of the report of an exam that is done; undefined for one still to be done. */
export function useReportText(): (exam: Exam) => string | undefined {
  const { t } = useTranslation('record-summary');
  return (exam) => {
    if (!isDone(exam)) return undefined;
    const { length: count } = exam.id_allegati;
    return count > 0 ? t('reports', { count }) : t('noReport');
  };
}
