import { describe, expect, test } from 'vitest';
import { fromCode32, parseAic, toCode32 } from './aic.ts';

describe('the AIC code', () => {
  // Packs of AIFA's list of equivalent medicines.
  test.each(['044155024', '039716182', '038835144', 'A044155024', ' a 044155024 '])('%s is valid', (text) => {
    expect(parseAic(text)).toBe(text.replaceAll(/\D/g, ''));
  });

  test.each(['044155025', '04415502', '0441550240', 'B044155024', 'tachipirina', ''])('%s is invalid', (text) => {
    expect(parseAic(text)).toBeUndefined();
  });

  // JavaScript's base 32 uses the letters a to v.
  test.each(['044155024', '039716182', '000000000', '012345676'])('%s keeps its value in Code 32', (aic) => {
    const own = '0123456789BCDFGHJKLMNPQRSTUVWXYZ';
    const code = toCode32(aic);
    const plain = [...code].map((letter) => own.indexOf(letter).toString(32)).join('');
    expect(Number.parseInt(plain, 32)).toBe(Number(aic));
    expect(code).toHaveLength(6);
    expect(fromCode32(code.toLowerCase())).toBe(aic);
  });

  test.each(['0A0000', '00000', 'compr1', 'ZZZZZZ'])('%s is not a Code 32', (text) => {
    expect(fromCode32(text)).toBeUndefined();
  });
});
