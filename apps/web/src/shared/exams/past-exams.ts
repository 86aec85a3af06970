import type { Schema } from '@libretto/api-client/schema';
import { scheduled } from './exam-state.ts';

type Exam = Schema<'Exam'>;

export type Declined = Readonly<Record<string, string>>;

/** Returns scheduled exams with a past date and no answer, latest first. `today` is YYYY-MM-DD. */
export function pastExams(exams: readonly Exam[], declined: Declined, today: string): Exam[] {
  const isAsked = ({ id_indagine: id, indagine_stato, indagine_data_display: day, deleted_at }: Exam) =>
    indagine_stato === scheduled && deleted_at === null && day !== null && day < today && declined[id] !== day;
  return exams.filter(isAsked).sort(compareByDate);
}

export const compareByDate = (one: Exam, other: Exam): number =>
  (other.indagine_data_display ?? '').localeCompare(one.indagine_data_display ?? '');

export function addDeclined(declined: Declined, exam: Exam, exams: readonly Exam[]): Declined {
  const days = new Map(exams.map((known) => [String(known.id_indagine), known]));
  const isStillAsked = Object.entries(declined).filter(([id, day]) => {
    const known = days.get(id);
    return known?.indagine_stato === scheduled && known.indagine_data_display === day;
  });
  return { ...Object.fromEntries(isStillAsked), [exam.id_indagine]: exam.indagine_data_display ?? '' };
}

export function readDeclined(content: Readonly<Record<string, unknown>>): Declined {
  const { declinati } = content;
  if (typeof declinati !== 'object' || declinati === null) return {};
  return Object.fromEntries(
    Object.entries(declinati).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
