import { expect, test } from 'vitest';
import {
  countOutside,
  listAlerts,
  listMarkedNews,
  listNews,
  type SharedPatient,
  shortenNews,
  sortByNews,
} from './patient-order.ts';

const patient = (paziente_nome: string, more: Partial<SharedPatient> = {}): SharedPatient => ({
  id_paziente: paziente_nome.length,
  paziente_nome,
  paziente_cognome: 'Prova',
  ...more,
});
const alert = { tipo: 'allergy', id_record: 4, titolo: 'Lattice' } as const;

const all = [
  patient('Ada'),
  patient('Bea', { novita: 2, avvisi: [] }),
  patient('Carla', { novita: 1, avvisi: [alert] }),
  patient('Dario', { novita: 0, avvisi: [] }),
  patient('Emma', { novita: 5, novita_per_tipo: [{ tipo: 'reading', numero: 5 }] }),
  patient('Fabio', {
    novita: 3,
    novita_per_tipo: [
      { tipo: 'exam', numero: 1 },
      { tipo: 'contact', numero: 1 },
      { tipo: 'therapy', numero: 1 },
    ],
  }),
  patient('Gino', { risposte: 1 }),
  patient('Ivo', { novita: 1, novita_per_tipo: [{ tipo: 'reading', rilievo: 'low', numero: 1 }] }),
];

test('puts alerts before news that may change a decision, those before others, and keeps the order of the rest', () => {
  expect(sortByNews(all).map((one) => one.paziente_nome)).toEqual([
    'Carla',
    'Fabio',
    'Gino',
    'Ivo',
    'Bea',
    'Emma',
    'Ada',
    'Dario',
  ]);
});

test('the most severe news come before others that may change a decision', () => {
  const mild = patient('Bruno', { novita: 3, novita_per_tipo: [{ tipo: 'reading', rilievo: 'high', numero: 3 }] });
  const noted = patient('Giulia', { novita: 1, novita_per_tipo: [{ tipo: 'file', rilievo: 'symptom', numero: 1 }] });
  expect(sortByNews([mild, noted])).toEqual([noted, mild]);
});

const withNews = (...novita_per_tipo: NonNullable<SharedPatient['novita_per_tipo']>) =>
  patient('Hugo', { novita_per_tipo });

test('lists news as the page of a record does: what may change a decision first', () => {
  const hugo = withNews(
    { tipo: 'patient', numero: 1 },
    { tipo: 'notebook', numero: 1 },
    { tipo: 'reading', numero: 1 },
    { tipo: 'exam', numero: 1 },
    { tipo: 'diagnosis', rilievo: 'excluded', numero: 1 },
    { tipo: 'notebook', rilievo: 'severe-pain', numero: 1 },
    { tipo: 'diagnosis', numero: 1 },
    { tipo: 'file', rilievo: 'symptom', numero: 1 },
    { tipo: 'file', rilievo: 'result', numero: 1 },
    { tipo: 'exam', rilievo: 'result', numero: 2 },
    { tipo: 'therapy', rilievo: 'alert', numero: 1 },
    { tipo: 'diagnosis', rilievo: 'alert', numero: 1 },
  );
  expect(listNews(hugo).map(({ name }) => name)).toEqual([
    ...['forbidden', 'allergy', 'diagnosis'],
    ...['exam', 'reading', 'notebook', 'excluded', 'patient'],
  ]);
  expect(listMarkedNews(hugo).map(({ name, count }) => `${name} ${count}`)).toEqual([
    ...['severe-pain 1', 'symptom 1', 'report 1', 'result 2'],
  ]);
});

test('counts the readings out of range apart, with their side where all are on the same', () => {
  const [high, low, usual] = [
    { tipo: 'reading', rilievo: 'high', numero: 3 },
    { tipo: 'reading', rilievo: 'low', numero: 1 },
    { tipo: 'reading', numero: 2 },
  ] as const;
  expect(countOutside(withNews(usual))).toMatchObject({ count: 0 });
  expect(countOutside(withNews(usual, high))).toEqual({ count: 3, side: 'high' });
  expect(countOutside(withNews(low))).toEqual({ count: 1, side: 'low' });
  expect(countOutside(withNews(high, low))).toEqual({ count: 4, side: 'mixed' });
  expect(listNews(withNews(high, usual))).toEqual([{ name: 'reading', weight: 'reading', count: 2 }]);
});

test('names the first two kinds of news and counts the others', () => {
  const [exams, therapies, visits, files] = [3, 1, 4, 6].map((count) => ({ count }));
  const kinds = [exams, therapies, visits, files].flatMap((one) => one ?? []);
  expect(shortenNews(kinds, 14)).toEqual({ named: [exams, therapies], rest: 10 });
  // Those that are shown as marks count among the others.
  expect(shortenNews(kinds, 20)).toMatchObject({ rest: 16 });
  expect(shortenNews(kinds.slice(0, 2), 4)).toEqual({ named: [exams, therapies], rest: 0 });
});

test('lists the alerts with their patients', () => {
  expect(listAlerts(all)).toEqual([{ patient: all[2], alert }]);
});
