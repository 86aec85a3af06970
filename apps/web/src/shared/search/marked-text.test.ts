import { expect, test } from 'vitest';
import { excerpt, markWords } from './marked-text.ts';

const show = (text: string, query: string) =>
  markWords(text, query)
    .map(({ text: piece, marked }) => (marked ? `[${piece}]` : piece))
    .join('');

test.each([
  ['Emocromo completo', 'emocromo', '[Emocromo] completo'],
  ['È tornata la cefalea', 'CEFALÉA e', 'È tornata la [cefalea]'],
  ['Perché', 'perche', '[Perché]'],
  ['Colesterolo LDL', 'ldl cole', '[Cole]sterolo [LDL]'],
  ['Niente', 'x', 'Niente'],
  ['', 'testo', ''],
])('marks in %j the words of %j', (text, query, expected) => {
  expect(show(text, query)).toBe(expected);
});

test('starts a long text shortly before the first match', () => {
  const text = `${'Il paziente riferisce '.repeat(6)}cefalea da due giorni. ${'Riposo. '.repeat(30)}`;
  const shown = excerpt(text, 'cefalea');
  expect(shown).toMatch(/^… .{10,40}cefalea da due giorni\. .*…$/);
  expect(shown.length).toBeLessThanOrEqual(164);
  expect(excerpt('Corta', 'cefalea')).toBe('Corta');
});
