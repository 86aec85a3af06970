import type { Schema } from '@libretto/api-client/schema';
import { expect, it } from 'vitest';
import { getHour, getMoment } from './appointment.ts';

type Exam = Schema<'Exam'>;

const exam = (
  indagine_ora: string | null,
  indagine_data_display: string | null = '2026-12-16',
  indagine_stato: Exam['indagine_stato'] = '1',
) => ({ indagine_ora, indagine_data_display, indagine_stato });

it('has the hour of an appointment only', () => {
  expect(getHour(exam('10:30'))).toBe('10:30');
  expect([getHour(exam('10:30', '2026-12-16', '0')), getHour(exam('10:30', '2026-12-16', '2'))]).toEqual([null, null]);
});

it('orders appointments by day and hour, those without an hour last on their day', () => {
  const exams = [exam(null), exam('07:00', '2026-12-17'), exam('23:45'), exam('08:00')];
  const sorted = exams.toSorted((one, other) => ((getMoment(one) ?? '') < (getMoment(other) ?? '') ? -1 : 1));
  expect(sorted.map(({ indagine_ora }) => indagine_ora)).toEqual(['08:00', '23:45', null, '07:00']);
  expect(getMoment(exam(null, null))).toBeNull();
});
