import { expect, test } from 'vitest';
import { type AlertLine, joinForbidden, listAlerts } from './use-alert-lines.ts';

const line = (kind: AlertLine['kind'], label: string, more: Partial<AlertLine> = {}): AlertLine => ({
  ...{ key: `${kind} ${label}`, kind, label, text: '', names: [], alerts: [label] },
  ...more,
});
const forbidden = (name: string, text: string) => line('forbidden', `Non prendere ${name}`, { name, text });
const label = (names: string) => `Non prendere ${names}`;

const allergies = line('allergies', 'Allergie', { text: 'penicillina, nichel', alerts: ['penicillina', 'nichel'] });
const severe = line('severe', 'Reazione grave a Plasil');

test('all forbidden medicines share one line, each name once', () => {
  const lines = [
    allergies,
    forbidden('Plasil', 'Movimenti involontari'),
    forbidden('Augmentin', 'Orticaria'),
    forbidden('Plasil', 'Sonnolenza'),
    severe,
  ];
  const joined = joinForbidden(lines, label);
  expect(joined.map((one) => one.label)).toEqual([
    'Allergie',
    'Non prendere Plasil, Augmentin',
    'Reazione grave a Plasil',
  ]);
});

test('a single one keeps its reason', () => {
  const lines = [allergies, forbidden('Plasil', 'Movimenti involontari'), severe];
  expect(joinForbidden(lines, label)).toEqual(lines);
});

test('alerts are counted one by one, each once', () => {
  const lines = [allergies, forbidden('Plasil', 'Movimenti involontari'), forbidden('Plasil', 'Sonnolenza'), severe];
  const all = ['penicillina', 'nichel', 'Non prendere Plasil', 'Reazione grave a Plasil'];
  expect(listAlerts(lines)).toEqual(all);
  expect(listAlerts([])).toEqual([]);
});
