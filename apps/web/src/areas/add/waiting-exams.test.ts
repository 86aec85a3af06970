import type { Schema } from '@libretto/api-client/schema';
import { expect, it } from 'vitest';
import { waitingExams } from './waiting-exams.ts';

const exam = (
  indagine_tipologia: string,
  indagine_stato: string,
  indagine_data_display: string | null = null,
  indagine_ora: string | null = null,
) => ({ indagine_tipologia, indagine_stato, indagine_data_display, indagine_ora }) as Schema<'Exam'>;

it('lists passed appointments, requested exams and later appointments, without completed exams', () => {
  const exams = [
    exam('January', '1', '2027-01-05'),
    exam('Requested', '0'),
    exam('Done', '2', '2026-11-01'),
    exam('December afternoon', '1', '2026-12-05', '15:00'),
    exam('December', '1', '2026-12-05', '09:00'),
    exam('Last week', '1', '2026-11-20'),
    exam('Today', '1', '2026-11-26'),
    exam('No day', '1'),
  ];
  expect(waitingExams(exams, '2026-11-26').map(({ indagine_tipologia }) => indagine_tipologia)).toEqual([
    'Today',
    'Last week',
    'No day',
    'Requested',
    'December',
    'December afternoon',
    'January',
  ]);
});
