import { expect, test } from 'vitest';
import { mostUsed } from './earlier-names.ts';

test('offers three names, those used most first', () => {
  const names = ['Ada Neri', 'Bruno Conti', 'Bruno Conti', ' Carla Riva ', 'Carla Riva', 'Bruno Conti', 'Dino Sala'];
  expect(mostUsed(names, new Set())).toEqual(['Bruno Conti', 'Carla Riva', 'Ada Neri']);
});

test('leaves out empty names and those that are offered anyway', () => {
  expect(mostUsed(['', ' ', 'Ada Neri', 'Bruno Conti'], new Set(['Ada Neri']))).toEqual(['Bruno Conti']);
});
