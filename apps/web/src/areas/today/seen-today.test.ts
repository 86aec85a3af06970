import { expect, test } from 'vitest';
import type { SeenRows } from '../../shared/eyes/use-seen.ts';
import type { Patient } from '../../shared/patient/patient.queries.ts';
import { seeToday } from './seen-today.ts';
import type { Today } from './today.queries.ts';

const giorno = '2026-11-26';
const patient = {
  diagnosi: [
    { id_diagnosi: 1, tipo_diagnosi: 'Allergia', diagnosi_stato: '0' },
    { id_diagnosi: 2, tipo_diagnosi: 'Diagnosi', diagnosi_stato: '0' },
  ],
  tbl_taccuinos: [{ id_taccuino: 1, taccuino_data: '2026-11-20' }],
} as Patient;
const today = {
  giorno,
  terapie: [
    { id_terapie: 1, tipo_terapia: 0 },
    { id_terapie: 2, tipo_terapia: 1 },
    { id_terapie: 3, tipo_terapia: 1 },
  ],
  esami: [
    { id_indagine: 1, indagine_stato: '1' },
    { id_indagine: 2, indagine_stato: '0' },
  ],
  rilevazioni: [{ id_rilevazione: 1 }, { id_rilevazione: 2 }],
  novita: [
    { tipo: 'visit', id_record: 1 },
    { tipo: 'exam', id_record: 3 },
  ],
} as Today;

const hidden = new Set(['diagnosis 1', 'therapy 1', 'therapy 3', 'exam 1', 'exam 2', 'reading 2', 'notebook 1']);
function see<Row>(kind: string, rows: readonly Row[], getId: (row: Row) => number): SeenRows<Row> {
  const seen = rows.filter((row) => !hidden.has(`${kind} ${getId(row)}`));
  return { seen, hidden: rows.length - seen.length };
}

test('the cards show what a reader sees and count the rest', () => {
  const found = seeToday({ patient, today }, see, ({ tipo }) => tipo === 'visit');
  expect(found.patient.diagnosi.map(({ id_diagnosi }) => id_diagnosi)).toEqual([2]);
  expect(found.patient.tbl_taccuinos).toEqual([]);
  expect(found.today.terapie.map(({ id_terapie }) => id_terapie)).toEqual([2]);
  expect(found.today.esami).toEqual([]);
  expect(found.today.novita.map(({ tipo }) => tipo)).toEqual(['exam']);
  // The exam to book is no appointment; the last pain counts with the readings.
  expect(found.hidden).toEqual({ alerts: 2, doses: 1, exams: 1, course: 2, news: 1 });
});

test('with the own eyes everything is seen', () => {
  const all = <Row>(_kind: string, rows: readonly Row[]) => ({ seen: [...rows], hidden: 0 });
  const found = seeToday({ patient, today }, all, () => false);
  expect(found.today).toEqual(today);
  expect(found.hidden).toEqual({ alerts: 0, doses: 0, exams: 0, course: 0, news: 0 });
});
