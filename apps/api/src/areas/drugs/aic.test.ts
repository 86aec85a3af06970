import { describe, expect, test } from 'vitest';
import { fromCode32, readAic, toCode32 } from './aic.ts';

describe('the AIC code', () => {
  // Packs of the Medicines Agency's list of equivalent medicines.
  test.each(['044155024', '039716182', '038835144', 'A044155024', ' a 044155024 '])('%s is one', (text) => {
    expect(readAic(text)).toBe(text.replaceAll(/\D/g, ''));
  });

  test.each(['044155025', '04415502', '0441550240', 'B044155024', 'tachipirina', ''])('%s is none', (text) => {
    expect(readAic(text)).toBeUndefined();
  });

  // JavaScript's own base 32, whose letters are a to v.
  test.each(['044155024', '039716182', '000000000', '012345676'])('%s in Code 32 is the same number', (aic) => {
    const own = '0123456789BCDFGHJKLMNPQRSTUVWXYZ';
    const code = toCode32(aic);
    const plain = [...code].map((letter) => own.indexOf(letter).toString(32)).join('');
    expect(Number.parseInt(plain, 32)).toBe(Number(aic));
    expect(code).toHaveLength(6);
    expect(fromCode32(code.toLowerCase())).toBe(aic);
  });

  test.each(['0A0000', '00000', 'compr1', 'ZZZZZZ'])('%s is no Code 32', (text) => {
    expect(fromCode32(text)).toBeUndefined();
  });
});
