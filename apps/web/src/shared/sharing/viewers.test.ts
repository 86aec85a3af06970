import { expect, test } from 'vitest';
import { countViewers } from './viewers.ts';

test('viewers are counted over all areas and levels', () => {
  const cell = (numero: number, ...medici: [number, number][]) => ({
    livello: 1 as const,
    numero,
    medici: medici.map(([id_cpp, visti]) => ({ id_cpp, visti })),
  });
  const area = (...livelli: ReturnType<typeof cell>[]) => ({ area: 'exams' as const, lucchetto: true, livelli });
  const doctor = (id_cpp: number, fullname: string) => ({
    ...{ id_cpp, fullname },
    assegnazione_confidenzialita: 1 as const,
    visibility: 1 as const,
  });
  const map = {
    medici: [doctor(1, 'Elena Bianchi'), doctor(2, 'Tommaso Rinaldi')],
    aree: [area(cell(4, [1, 4]), cell(3)), area(cell(5, [1, 2], [2, 5]))],
    allegati_aperti: [],
  };
  expect(countViewers(map)).toEqual({
    total: 12,
    viewers: [
      { id: 1, name: 'Elena Bianchi', seen: 6 },
      { id: 2, name: 'Tommaso Rinaldi', seen: 5 },
    ],
  });
});
