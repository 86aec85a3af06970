import { expect, test } from 'vitest';
import { findPasswordFaults } from './password-rules.ts';
import { findWeakness } from './password-strength.ts';

const codes = (password: string) => findPasswordFaults(password).map(({ code }) => code);

// covers V-07
test.each([
  ['Ab3-efgh-jkm', []],
  ['Ab3-efgh-jk', ['too-short']],
  ['ab3-efgh-jkm', ['no-upper']],
  ['AB3-EFGH-JKM', ['no-lower']],
  ['Abc-efgh-jkm', ['no-digit']],
  ['Ab3defghijkm', ['no-special']],
  ['Ab3 efgh jkm', ['no-special']],
  ['Èà3-efgh-jkm', []],
  ['Ab3€efghijkm', []],
  ['a', ['too-short', 'no-upper', 'no-digit', 'no-special']],
  ['🩺🩺🩺🩺🩺Ab3', ['too-short']],
])('%s: %j', (password, faults) => {
  expect(codes(password)).toEqual(faults);
});

test('counts a letter with combining mark once', () => {
  expect(codes(`${'e\u0301'.repeat(8)}Ab3`)).toContain('too-short');
});

const anna = ['Anna', 'Conti', 'anna.conti@libretto.example'];

// covers V-08
test.each([
  ['Password1234!', 'common'],
  ['Buongiorno2026!', 'common'],
  ['Juventus1897!!', 'common'],
  ['Ciao123456789!', 'common'],
  ['Passw0rd!2026', 'common'],
  ['Iloveyou1234!', 'common'],
  ['Anna.Conti1984!', 'personal'],
  ['ContiAnna-1984', 'personal'],
  ['Libretto2026!!', 'personal'],
  ['Aa1!Aa1!Aa1!', 'pattern'],
  ['Verde-Lago-7-Sereno!', undefined],
  ['xK9$mQ2!vLp7', undefined],
  ['Un-Ponte-Sul-Reno-1984!', undefined],
])('rates %s as %s for Anna Conti', async (password, weakness) => {
  expect(codes(password)).toEqual([]);
  expect(await findWeakness(password, anna)).toBe(weakness);
});

test('accepts personal data of other people', async () => {
  const password = 'Torvaldini-Ermenegildo-7';
  expect(await findWeakness(password, ['Ermenegildo', 'Torvaldini', 'et@libretto.example'])).toBe('personal');
  expect(await findWeakness(password, anna)).toBeUndefined();
});

test('checks the longest password in less than a second', async () => {
  await findWeakness('warm', []);
  const began = process.cpuUsage();
  for (const password of ['Aa1!'.repeat(64), 'aA1!qwerty'.repeat(25), 'p4$$W0rd'.repeat(32)])
    await findWeakness(password, anna);
  expect(process.cpuUsage(began).user / 1e6).toBeLessThan(1);
});
