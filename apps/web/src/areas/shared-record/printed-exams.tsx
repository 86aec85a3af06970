import { useTranslation } from 'react-i18next';
import { compareMoments } from '../../shared/exams/appointment.ts';
import { requested, scheduled } from '../../shared/exams/exam-state.ts';
import { useExamDay } from '../../shared/exams/use-exam-day.ts';
import { firstWords } from '../../shared/formats/first-words.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { type Exam, isDone, lineKey, sortExams } from '../../shared/record-summary/summary.ts';
import { useTerms } from '../../shared/terms/use-terms.ts';
import { detail } from './printed-record.css.ts';

const maxNamed = 3;
/** Characters of a name: the lines above the rows are never left out, so they must be few. */
const maxLength = 60;

const withState = (exams: readonly Exam[], state: string) =>
  exams.filter(({ indagine_stato }) => indagine_stato === state);

/** Exams still to be done: appointments by their day, then requests with the newest first. */
export const sortExamsAhead = (exams: readonly Exam[]): Exam[] => [
  ...withState(exams, scheduled).toSorted(compareMoments),
  ...sortExams(withState(exams, requested)),
];

export const examKey = ({ id_indagine }: Exam): string => lineKey({ tipo: 'exam', id_record: id_indagine });

/** Those that the line above the rows names. */
export const findNamedExams = (exams: readonly Exam[]): Exam[] => sortExamsAhead(exams).slice(0, maxNamed);

/** How many exams are still to be done, and the next ones with their day. */
export function ExamsAhead({ exams }: { exams: readonly Exam[] }) {
  const { t } = useTranslation('shared-record');
  const { t: tSummary } = useTranslation('record-summary');
  const { date } = useFormats();
  const examDay = useExamDay();
  const term = useTerms();
  const count = sortExamsAhead(exams).length;
  const named = findNamedExams(exams);

  function toText(exam: Exam): string {
    const name = firstWords(term(exam.indagine_tipologia) || tSummary('noWords'), maxLength);
    const day = date(exam.indagine_data_display);
    const isRequested = exam.indagine_stato === requested;
    const state = day ? t('sheet.exams.requestedOn', { day }) : t('sheet.exams.requested');
    const about = isRequested ? state : examDay(exam);
    return about ? `${name} (${about})` : name;
  }

  const more = count - named.length;
  const texts = [...named.map(toText), ...(more > 0 ? [t('sheet.exams.more', { count: more })] : [])];
  return (
    <p className={detail}>
      <strong>{tSummary('examsAhead', { count })}</strong>: {texts.join('; ')}.
    </p>
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
