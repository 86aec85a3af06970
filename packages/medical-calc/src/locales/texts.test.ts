import { expect, test } from 'vitest';
import { en } from './en.ts';
import { it } from './it.ts';

test('the calf is measured 10 cm below the tibial tuberosity (Wells 2003), not below the knee', () => {
  expect(it.messages['wells-dvt.calfSwelling3cm.yes']).toContain('10 cm sotto la tuberosità tibiale');
  expect(en.messages['wells-dvt.calfSwelling3cm.yes']).toContain('10 cm below the tibial tuberosity');
});

test('attributes the equation of 2009 without the factor to the EFLM (Delanaye, Clin Chem Lab Med 61:44, 2023)', () => {
  for (const locale of [it, en]) expect(locale.messages['input.black.no']).toContain('(EFLM)');
  expect(it.messages['input.black.no']).not.toMatch(/nefrologia|italian/);
  expect(en.messages['input.black.no']).not.toMatch(/kidney/);
});
