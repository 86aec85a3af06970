import { expect, it } from 'vitest';
import { brokenRules, toWeakness } from './password-rules.ts';

// covers V-07
it.each([
  ['Verde-Lago-7-Sereno!', []],
  ['Verde-Lago7', ['too-short']],
  ['verde-lago-7-sereno', ['no-upper']],
  ['VERDE-LAGO-7-SERENO', ['no-lower']],
  ['Verde-Lago-Sereno!', ['no-digit']],
  ['VerdeLago7Sereno', ['no-special']],
  // A decomposed letter counts as one character, and a space is not a special character.
  ['Perche\u0301 7 volte', ['no-special']],
  ['Citta\u0300-9-aaa', ['too-short']],
  ['€9Àèìòùàéçñ', ['too-short']],
  ['', ['too-short', 'no-upper', 'no-lower', 'no-digit', 'no-special']],
])('%s lacks %j', (password, missing) => {
  expect(brokenRules(password)).toEqual(missing);
});

it('tells a weak password from other field errors', () => {
  expect(toWeakness({ path: '/password', code: 'common', message: '' })).toBe('common');
  expect(toWeakness({ path: '/password', code: 'too-short', message: '' })).toBeUndefined();
  expect(toWeakness({ path: '/email', code: 'common', message: '' })).toBeUndefined();
});
