// Words that say something of the world: the two languages say the same, and what a source says.
import { expect, test } from 'vitest';
import { en } from './en.ts';
import { it } from './it.ts';

test('the calf is measured 10 cm below the tibial tuberosity (Wells 2003), not below the knee', () => {
  expect(it['wells-dvt.calfSwelling3cm.yes']).toContain('10 cm sotto la tuberosità tibiale');
  expect(en['wells-dvt.calfSwelling3cm.yes']).toContain('10 cm below the tibial tuberosity');
});

test('it is the EFLM that recommends the equation of 2009 without the factor (Delanaye, Clin Chem Lab Med 61:44, 2023)', () => {
  for (const words of [it, en]) expect(words['input.black.no']).toContain('(EFLM)');
  expect(it['input.black.no']).not.toMatch(/nefrologia|italian/);
  expect(en['input.black.no']).not.toMatch(/kidney/);
});
