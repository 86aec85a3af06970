import { expect, it } from 'vitest';
import { elide } from './elide.ts';

it.each([
  ['Fatta il 8 nov 2026', 'Fatta l’8 nov 2026'],
  ['Il 11 novembre', 'L’11 novembre'],
  ['Dal 8 gen al 11 feb', 'Dall’8 gen all’11 feb'],
  ['Rilevazione del 11 nov 2026', 'Rilevazione dell’11 nov 2026'],
  ['il 18 nov, il 1 nov, il 80 per cento', 'il 18 nov, il 1 nov, il 80 per cento'],
  ['successiva al 11/11/2026', 'successiva al 11/11/2026'],
  ['on 8 November', 'on 8 November'],
])('%s', (text, expected) => {
  expect(elide(text)).toBe(expected);
});
