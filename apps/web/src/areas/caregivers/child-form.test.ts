import * as v from 'valibot';
import { expect, it } from 'vitest';
import { childSchema, earliestBirthOfMinor, emptyChild } from './child-form.ts';

const rules = { required: 'required', long: 'long', date: 'date', adult: 'adult', sex: 'sex', today: '2026-11-26' };
const child = {
  paziente_nome: 'Sofia',
  paziente_cognome: 'Galli',
  paziente_nascita: '2018-05-04',
  paziente_sesso: 'female',
};

const problems = (values: typeof emptyChild) =>
  v.safeParse(childSchema(rules), values).issues?.map(({ message }) => message) ?? [];

it.each([
  ['2008-11-26', ['adult']],
  ['2008-11-27', []],
  ['2026-11-26', []],
  ['2026-11-27', ['date']],
  ['2018-02-31', ['date']],
])('accepts the date of birth of a minor: %s', (paziente_nascita, expected) => {
  expect(problems({ ...child, paziente_nascita })).toEqual(expected);
});

it('chooses nothing in advance', () => {
  expect(problems(emptyChild)).toEqual(['required', 'required', 'required', 'sex']);
});

it.each([
  ['2026-02-28', '2008-02-29'],
  ['2028-02-29', '2010-03-02'],
  ['2026-12-31', '2009-01-01'],
])('counts 18 years back from %s', (today, expected) => {
  expect(earliestBirthOfMinor(today)).toBe(expected);
});
