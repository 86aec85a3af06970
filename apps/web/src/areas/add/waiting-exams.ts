import * as operations from '@libretto/api-client/operations';
import type { Schema } from '@libretto/api-client/schema';
import { api } from '../../shared/api/api.ts';
import { compareMoments } from '../../shared/exams/appointment.ts';
import { requested, scheduled } from '../../shared/exams/exam-state.ts';

type Exam = Schema<'Exam'>;

export function examsQuery(userId: number) {
  return api.query(operations.listExams, { path: { id_paziente: userId, stato: '3' } });
}

/** The likeliest first: appointments that have passed, newest first; requested ones; appointments to come. */
export function waitingExams(exams: readonly Exam[], today: string): Exam[] {
  const day = ({ indagine_data_display }: Exam) => indagine_data_display ?? '';
  const booked = exams.filter(({ indagine_stato }) => indagine_stato === scheduled);
  return [
    ...booked.filter((exam) => day(exam) <= today).sort((one, other) => compareMoments(other, one)),
    ...exams.filter(({ indagine_stato }) => indagine_stato === requested),
    ...booked.filter((exam) => day(exam) > today).sort(compareMoments),
  ];
}
