import { useFormats } from '../formats/use-formats.ts';
import { type Appointment, getHour } from './appointment.ts';

/** Returns a function that writes the day of an exam, with the hour of an appointment; empty without a day. */
export function useExamDay(): (exam: Appointment) => string {
  const { date, atHour } = useFormats();
  return (exam) => atHour(date(exam.indagine_data_display), getHour(exam));
}
