import { expect, test } from 'vitest';
import { sentName } from './file-kinds.ts';

test('a name that is too long keeps its ending and whole characters', () => {
  expect(sentName('Referto.pdf')).toBe('Referto.pdf');
  expect(sentName(`${'a'.repeat(300)}.pdf`)).toBe(`${'a'.repeat(196)}.pdf`);
  expect(sentName('a'.repeat(300))).toBe('a'.repeat(200));
  expect(sentName(`${'a'.repeat(195)}🩺🩺🩺.pdf`)).toBe(`${'a'.repeat(195)}.pdf`);
});
