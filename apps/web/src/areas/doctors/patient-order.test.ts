import { expect, test } from 'vitest';
import { listAlerts, listNews, type SharedPatient, shortenNews, sortByNews } from './patient-order.ts';

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
];

test('puts alerts before news that may change a treatment, those before others, and keeps the order of the rest', () => {
  expect(sortByNews(all).map((one) => one.paziente_nome)).toEqual([
    'Carla',
    'Fabio',
    'Gino',
    'Bea',
    'Emma',
    'Ada',
    'Dario',
  ]);
});

test('lists the kinds of news, the most important first', () => {
  const fabio = all.find(({ paziente_nome }) => paziente_nome === 'Fabio');
  expect(fabio && listNews(fabio).map(({ kind }) => kind)).toEqual(['exam', 'therapy', 'contact']);
});

test('lists kinds as the page of a record does: readings before entries of the notebook', () => {
  const tipi = ['patient', 'notebook', 'reading', 'diagnosis', 'reaction'] as const;
  const hugo = patient('Hugo', { novita_per_tipo: tipi.map((tipo) => ({ tipo, numero: 1 })) });
  expect(listNews(hugo).map(({ kind }) => kind)).toEqual(['reaction', 'diagnosis', 'reading', 'notebook', 'patient']);
});

test('names the first two kinds of news and counts the others', () => {
  const [exams, therapies, visits, files] = [3, 1, 4, 6].map((count) => ({ count }));
  const kinds = [exams, therapies, visits, files].flatMap((one) => one ?? []);
  expect(shortenNews(kinds)).toEqual({ named: [exams, therapies], rest: 10 });
  expect(shortenNews(kinds.slice(0, 2))).toEqual({ named: [exams, therapies], rest: 0 });
});

test('lists the alerts with their patients', () => {
  expect(listAlerts(all)).toEqual([{ patient: all[2], alert }]);
});
