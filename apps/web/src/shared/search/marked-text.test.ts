import { expect, test } from 'vitest';
import { excerpt, toMarkedWords } from './marked-text.ts';

test.each([
  ['emocromo', 'emocromo'],
  ['CEFALÉA e', 'CEFALÉA'],
  ['ldl  cole', 'ldl cole'],
  ['TSH, TAC/RM', 'TSH TAC RM'],
  ['x', ''],
  ['mal di testa', 'mal testa'],
  ['con', 'con'],
])('marks for %j the words %j', (query, expected) => {
  expect(toMarkedWords(query)).toBe(expected);
});

test('starts a long text shortly before the first match', () => {
  const text = `${'Il paziente riferisce '.repeat(6)}cefalea da due giorni. ${'Riposo. '.repeat(30)}`;
  const shown = excerpt(text, 'cefalea');
  expect(shown).toMatch(/^… .{8,20}cefalea da due giorni\. .*…$/);
  expect(shown.length).toBeLessThanOrEqual(124);
  expect(excerpt('Corta', 'cefalea')).toBe('Corta');
});
