import { expect, test } from 'vitest';
import type { RecordLine, RecordPart } from '../../records/sharing.ts';
import { describeLines, findNotices } from './notices.ts';

const held: RecordLine[] = [
  { tipo: 'exam', id_record: 1 },
  { tipo: 'exam', id_record: 2 },
  { tipo: 'file', id_record: 1 },
  { tipo: 'visit', id_record: 4 },
];

// covers P-26
test('lists deleted records of a link and those above its level', () => {
  const levels = new Map([
    ['exam 1', 4],
    ['exam 2', 5],
    ['visit 4', 6],
    ['exam 9', 6],
  ]);
  expect(findNotices(held, 4, levels)).toEqual([
    { tipo: 'exam', id_record: 2, motivo: 'riservata' },
    { tipo: 'file', id_record: 1, motivo: 'eliminata' },
    { tipo: 'visit', id_record: 4, motivo: 'riservata' },
  ]);
  expect(findNotices(held.slice(0, 1), 4, levels)).toEqual([]);
});

// covers P-26
test('describes the records of a link as they are today, and last the deleted ones', () => {
  const described = { area: 'exams', titolo: 'Emocromo', data: '2026-03-01' } as const;
  const part = (tipo: RecordLine['tipo'], id_record: number, livello: number): RecordPart => ({
    ...{ tipo, id_record, ...described, livello, padlock: true, tags: [] },
  });
  const parts = [part('visit', 4, 5), part('visit', 1, 1), part('exam', 2, 4), part('exam', 1, 3)];
  const attached = { ...part('file', 1, 1), parent: part('exam', 8, 6) };
  expect(describeLines([{ tipo: 'visit', id_record: 9 }, ...held], 4, [...parts, attached])).toEqual([
    { tipo: 'visit', id_record: 4, ...described, stato: 'riservata' },
    { tipo: 'exam', id_record: 2, ...described, stato: 'presente' },
    { tipo: 'exam', id_record: 1, ...described, stato: 'presente' },
    { tipo: 'file', id_record: 1, ...described, stato: 'riservata' },
    { tipo: 'visit', id_record: 9, titolo: '', data: null, stato: 'eliminata' },
  ]);
});
