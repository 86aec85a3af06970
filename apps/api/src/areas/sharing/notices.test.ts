import { expect, test } from 'vitest';
import type { RecordLine } from '../../records/sharing.ts';
import { findNotices } from './notices.ts';

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
