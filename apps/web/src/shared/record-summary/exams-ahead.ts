import { useTranslation } from 'react-i18next';
import { compareMoments } from '../exams/appointment.ts';
import { requested, scheduled } from '../exams/exam-state.ts';
import { useExamDay } from '../exams/use-exam-day.ts';
import { firstWords } from '../formats/first-words.ts';
import { useFormats } from '../formats/use-formats.ts';
import { useTerms } from '../terms/use-terms.ts';
import { type Exam, sortExams } from './summary.ts';

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

/** Those that the line above the rows names. */
export const findNamedExams = (exams: readonly Exam[]): Exam[] => sortExamsAhead(exams).slice(0, maxNamed);

/** Returns how many exams are still to be done, and the names and days of the next ones; undefined if there are none. */
export function useExamsAhead(exams: readonly Exam[]): { count: string; names: string } | undefined {
  const { t } = useTranslation('record-summary');
  const { date } = useFormats();
  const examDay = useExamDay();
  const term = useTerms();
  const ahead = sortExamsAhead(exams);
  const named = ahead.slice(0, maxNamed);
  if (ahead.length === 0) return undefined;

  function toText(exam: Exam): string {
    const name = firstWords(term(exam.indagine_tipologia) || t('noWords'), maxLength);
    const day = date(exam.indagine_data_display);
    const isRequested = exam.indagine_stato === requested;
    const state = day ? t('examRequestedOn', { day }) : t('examRequested');
    const about = isRequested ? state : examDay(exam);
    return about ? `${name} (${about})` : name;
  }

  const more = ahead.length - named.length;
  const names = [...named.map(toText), ...(more > 0 ? [t('moreExams', { count: more })] : [])];
  return { count: t('examsAhead', { count: ahead.length }), names: names.join('; ') };
}
