import { describe, expect, test } from 'vitest';
import { type Association, generalPractice, visibilities } from '../../policy/visibility.ts';
import { canSee, type RecordPart } from '../../records/sharing.ts';
import { describeHidden, remedyFor } from './hidden-lines.ts';

const cardiology = 2;
const exam: RecordPart = {
  ...{ tipo: 'exam', id_record: 7, area: 'exams', titolo: 'Ecocardiogramma', data: '2026-11-14' },
  ...{ livello: 4, padlock: true, tags: [cardiology] },
};
const bersaglio = { tipo: 'exam', id_record: 7 };
const access = (change: Partial<Association>): Association => ({
  ...{ assegnazione_confidenzialita: 6, visibility: visibilities.total, tags: [], eccezioni: [] },
  ...change,
});
const partial = (...tags: number[]) => ({ visibility: visibilities.partial, tags });

describe('the smallest change that shows a record', () => {
  test('removes an exception', () => {
    const association = access({ eccezioni: [{ tipo: 'visit', id_record: 7 }, bersaglio] });
    expect(remedyFor(association, exam)).toEqual({ rimedio: 'eccezione', bersaglio });
  });

  test('lowers the level', () => {
    expect(remedyFor(access({ assegnazione_confidenzialita: 3 }), exam)).toEqual({ rimedio: 'livello', bersaglio });
  });

  test('adds a specialty, which for a record of none is general practice', () => {
    const association = access(partial(9));
    expect(remedyFor(association, exam)).toEqual({ rimedio: 'specialita', bersaglio, specialita: cardiology });
    const untagged = { ...exam, tags: [] };
    expect(remedyFor(association, untagged)).toMatchObject({ rimedio: 'specialita', specialita: generalPractice });
  });

  test.each([
    ['Minima', access({ visibility: visibilities.minimum }), exam],
    ['a record without a padlock', access({ assegnazione_confidenzialita: 3 }), { ...exam, padlock: false }],
    ['an exception and a level', access({ assegnazione_confidenzialita: 3, eccezioni: [bersaglio] }), exam],
    ['a level and a specialty', access({ assegnazione_confidenzialita: 3, ...partial(9) }), exam],
  ])('is another access for %s', (_name, association, part) => {
    expect(remedyFor(association, part)).toEqual({ rimedio: 'accesso', bersaglio });
  });

  test('of an attachment starts with its parent', () => {
    const file: RecordPart = { ...exam, tipo: 'file', id_record: 3, area: 'files', livello: 1, parent: exam };
    const low = access({ assegnazione_confidenzialita: 3 });
    expect(remedyFor(low, file)).toEqual({ rimedio: 'livello', bersaglio });
    const alone = { ...file, livello: 5, parent: { ...exam, livello: 1 } };
    expect(remedyFor(low, alone)).toEqual({ rimedio: 'livello', bersaglio: { tipo: 'file', id_record: 3 } });
  });
});

test('hidden records are completed with what would show them', () => {
  const low = access({ assegnazione_confidenzialita: 3 });
  expect(canSee(low, exam)).toBe(false);
  const line = { ...bersaglio, area: 'exams', motivo: 'level' } as const;
  const unknown = { ...line, tipo: 'exam', id_record: 8 } as const;
  expect(describeHidden(low, [exam], [unknown, { ...line, tipo: 'exam' }])).toEqual([
    { ...line, rimedio: 'livello', bersaglio },
  ]);
});
