import type { Exam } from './exams.queries.ts';

/** For which day of an exam the question was declined, by the id of the exam: another day asks again. */
export type Declined = Readonly<Record<string, string>>;

/** Scheduled exams whose day is over and that nobody has said anything about; the latest first. `today` is YYYY-MM-DD. */
export function pastExams(exams: readonly Exam[], declined: Declined, today: string): Exam[] {
  const isAsked = ({ id_indagine: id, indagine_stato, indagine_data_display: day, deleted_at }: Exam) =>
    indagine_stato === '1' && deleted_at === null && day !== null && day < today && declined[id] !== day;
  return exams.filter(isAsked).sort(byDay);
}

/** The latest first. */
export const byDay = (one: Exam, other: Exam): number =>
  (other.indagine_data_display ?? '').localeCompare(one.indagine_data_display ?? '');

/** With one more; of exams that have another day or state nothing is kept. */
export function declineToo(declined: Declined, exam: Exam, exams: readonly Exam[]): Declined {
  const days = new Map(exams.map((known) => [String(known.id_indagine), known]));
  const still = Object.entries(declined).filter(([id, day]) => {
    const known = days.get(id);
    return known?.indagine_stato === '1' && known.indagine_data_display === day;
  });
  return { ...Object.fromEntries(still), [exam.id_indagine]: exam.indagine_data_display ?? '' };
}

/** What was kept, as far as it can be understood. */
export function readDeclined(content: Readonly<Record<string, unknown>>): Declined {
  const { declinati } = content;
  if (typeof declinati !== 'object' || declinati === null) return {};
  return Object.fromEntries(
    Object.entries(declinati).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
