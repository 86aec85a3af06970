import { describe, expect, test } from 'vitest';
import type { RecordPart } from '../../records/sharing.ts';
import { listOutside } from './outside-lines.ts';

const part = (change: Partial<RecordPart> = {}): RecordPart => ({
  ...{ tipo: 'exam', id_record: 7, area: 'exams', titolo: 'Ecocardiogramma', data: null },
  ...{ livello: 4, padlock: true, tags: [] },
  ...change,
});
const link = (aree: RecordPart['area'][], id_livello_confidenzialita: 1 | 4 | 6 = 6) => ({
  aree,
  id_livello_confidenzialita,
});

describe('a record outside a link', () => {
  test.each([
    ['above its level', link(['exams'], 1), part(), 'level', 'link'],
    ['of another area', link(['visits']), part(), 'area', 'link'],
    ['of its areas and up to its level', link(['exams'], 4), part(), 'later', 'link'],
    ['not on a visit sheet', link([]), part(), 'choice', 'foglio'],
    ['above the level of a visit sheet', link([], 1), part(), 'level', 'foglio'],
    ['that no sheet contains', link([]), part({ area: 'files', tipo: 'file' }), 'choice', 'nessuno'],
  ] as const)('%s', (_name, about, one, motivo, rimedio) => {
    const { tipo, id_record, area } = one;
    expect(listOutside(about, [{ tipo: 'exam', id_record: 8 }], [one])).toEqual([
      { tipo, id_record, area, motivo, rimedio, livello: 4 },
    ]);
  });

  test('is none that the link holds', () => {
    expect(listOutside(link(['visits'], 1), [{ tipo: 'exam', id_record: 7 }], [part()])).toEqual([]);
  });

  test('needs the stricter of the levels of an attachment and its parent', () => {
    const file = part({ tipo: 'file', id_record: 3, area: 'files', livello: 1, parent: part({ livello: 5 }) });
    expect(listOutside(link(['files'], 4), [], [file])).toMatchObject([{ motivo: 'level', livello: 5 }]);
  });
});
