import { afterEach, beforeEach, expect, it, test, vi } from 'vitest';
import {
  hasLongQuestion,
  splitQuestions,
  tooManyQuestions,
  toSections,
  toSheet,
  visitForm,
  withLines,
} from './visit-draft.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-08-15T10:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const line = { tipo: 'exam', id_record: 3, sezione: 'upcoming', titolo: 'Esami', voce: 'ECG', data: null } as never;

it('starts with the last six months and the first associated doctor', () => {
  expect(visitForm.initial(undefined, undefined, { doctor: 7 })).toEqual({
    doctor: 7,
    level: 4,
    from: '2026-02-15',
    to: '2026-08-15',
    out: [],
    in: [],
    reason: '',
    questions: '',
  });
});

test('reads drafts stored by older versions', () => {
  const stored = {
    doctor: null,
    level: 2,
    from: '2026-01-01',
    to: '2026-03-01',
    out: ['exam 3'],
    in: ['visit 9'],
    reason: 'Controllo',
    questions: 'Posso correre?\n\n',
  };
  const draft = visitForm.readDraft(JSON.parse(JSON.stringify(stored)));
  expect(draft).toEqual(stored);
  expect(visitForm.initial(undefined, draft, { doctor: 7 })).toEqual(stored);
  expect(visitForm.readDraft({ ...stored, out: 'exam 3' })).toBeUndefined();
  expect(visitForm.readDraft({ testo: 'x' })).toBeUndefined();
});

test('contains the selected lines, the reason and one question per line', () => {
  const draft = visitForm.initial(undefined, undefined, { reason: ' Controllo ', questions: ' Corro?\n\nNuoto? ' });
  expect(toSheet(draft, toSections([line], draft), { id_cpp: 7 })).toEqual({
    id_cpp: 7,
    voci: [{ tipo: 'exam', id_record: 3 }],
    dal: '2026-02-15',
    al: '2026-08-15',
    motivo: 'Controllo',
    domande: ['Corro?', 'Nuoto?'],
  });
});

it('chooses all lines of a section, or none', () => {
  const readings = Array.from({ length: 7 }, (_, index) => ({
    ...(line as object),
    tipo: 'reading',
    id_record: index,
    sezione: 'readings',
  }));
  const countChosen = (draft: typeof start) =>
    toSections(readings as never[], draft)[0]?.lines.filter(({ isSelected }) => isSelected).length;
  const keys = readings.map(({ id_record }) => `reading ${id_record}`);
  const start = visitForm.initial(undefined, undefined, {});
  expect(countChosen(start)).toBe(5);
  const all = withLines(start, keys, true);
  expect(countChosen(all)).toBe(7);
  expect(countChosen(withLines(all, keys, false))).toBe(0);
});

it('accepts 20 questions of 500 characters, the limit of the contract', () => {
  const questions = (count: number) => Array.from({ length: count }, () => 'Perché?').join('\n');
  expect(splitQuestions(questions(20))).toHaveLength(20);
  expect([tooManyQuestions(questions(20)), tooManyQuestions(questions(21))]).toEqual([false, true]);
  expect([hasLongQuestion('x'.repeat(500)), hasLongQuestion(`Ma\n${'x'.repeat(501)}`)]).toEqual([false, true]);
});
