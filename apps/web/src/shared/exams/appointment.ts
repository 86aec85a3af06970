import type { Schema } from '@libretto/api-client/schema';
import { scheduled } from './exam-state.ts';

export type Appointment = Pick<Schema<'Exam'>, 'indagine_stato' | 'indagine_data_display' | 'indagine_ora'>;

/** The hour of an appointment, HH:MM. An exam that is done keeps that for which it was booked, which is not shown. */
export const getHour = ({ indagine_stato, indagine_ora }: Appointment): string | null =>
  indagine_stato === scheduled ? indagine_ora : null;

/** What exams are sorted by: day and hour. Those without an hour are the last of their day. Null without a day. */
export function getMoment(exam: Appointment): string | null {
  const { indagine_data_display: day } = exam;
  return day && `${day.slice(0, 10)} ${getHour(exam) ?? '24:00'}`;
}

/** Orders exams by their moment, those without a day first. */
export const compareMoments = (one: Appointment, other: Appointment): number =>
  (getMoment(one) ?? '').localeCompare(getMoment(other) ?? '');
