import { expect, it } from 'vitest';
import { example } from '../../testing/contract.ts';
import { findNamedExams, sortExamsAhead } from './exams-ahead.ts';
import type { Exam } from './summary.ts';

const [anyExam] = example('listExams');
const exam = (
  indagine_stato: Exam['indagine_stato'],
  indagine_data_display: string | null,
  indagine_ora: string | null = null,
) => ({ ...anyExam, indagine_stato, indagine_data_display, indagine_ora }) as Exam;

const toText = ({ indagine_stato, indagine_data_display, indagine_ora }: Exam) =>
  [indagine_stato, indagine_data_display, indagine_ora].filter(Boolean).join(' ');

const exams = [
  exam('2', '2026-11-14'),
  exam('0', null),
  exam('1', '2027-02-05'),
  exam('0', '2026-11-20'),
  exam('1', '2026-12-01', '15:00'),
  exam('1', '2026-12-01', '09:00'),
];

it('lists appointments by day and hour, then requests with the newest first, and no exam that is done', () => {
  expect(sortExamsAhead(exams).map(toText)).toEqual([
    '1 2026-12-01 09:00',
    '1 2026-12-01 15:00',
    '1 2027-02-05',
    '0 2026-11-20',
    '0',
  ]);
});

it('names the next three', () => {
  expect(findNamedExams(exams).map(toText)).toEqual(['1 2026-12-01 09:00', '1 2026-12-01 15:00', '1 2027-02-05']);
});
