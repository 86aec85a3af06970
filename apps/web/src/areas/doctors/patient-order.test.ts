import { expect, test } from 'vitest';
import { listAlerts, type SharedPatient, sortByNews } from './patient-order.ts';

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
  patient('Emma', { novita: 5 }),
];

test('puts alerts before news and keeps the order of the rest', () => {
  expect(sortByNews(all).map((one) => one.paziente_nome)).toEqual(['Carla', 'Bea', 'Emma', 'Ada', 'Dario']);
});

test('lists the alerts with their patients', () => {
  expect(listAlerts(all)).toEqual([{ patient: all[2], alert }]);
});
