import { describe, expect, test } from 'vitest';
import { testVectors, toBytes } from '../../testing/vectors.ts';
import { decodeCheckmeEcgFile, ecgFindings } from './checkme-ecg-file.ts';
import vectors from './checkme-ecg-file.vectors.json' with { type: 'json' };

testVectors(vectors, decodeCheckmeEcgFile);

describe('refusals', () => {
  test.each([
    ['nothing', '', 'truncated', 0],
    ['a curve that is not there', '020004000000480000000000000000000000014800', 'truncated', 19],
    ['an odd number of bytes of a curve', '00000300000048000000000000000000000001000000', 'malformed', 2],
    ['an odd number of bytes of rates', '0100000000004800000000000000000000000100', 'malformed', 0],
    ['20 bytes of header', '0000000000004800000000000000000000000100', 'malformed', 19],
  ])('%s', (_what, hex, code, offset) => {
    expect(() => decodeCheckmeEcgFile(toBytes(hex))).toThrow(
      expect.objectContaining({ name: 'DecodeError', code, kind: 'checkme_ecg_file', offset }),
    );
  });
});

test('decodes findings by the vendor’s bits (bit 1 low rate, bit 6 premature beat)', () => {
  expect(ecgFindings(0)).toEqual(['regular']);
  expect(ecgFindings(0xff)).toEqual(['unable-to-analyse']);
  expect(ecgFindings(0x42)).toEqual(['low-heart-rate', 'suspected-premature-beat']);
  expect(ecgFindings(0x2d)).toEqual(['high-heart-rate', 'high-qrs', 'high-st', 'irregular']);
  expect(ecgFindings(0x10)).toEqual(['low-st']);
});

test('serialises samples as JSON lists', () => {
  const file = decodeCheckmeEcgFile(toBytes(vectors[4]?.bytes ?? ''));
  expect(JSON.parse(JSON.stringify(file))).toMatchObject({ hr: 66, st: null, samples: [12, 13] });
});

test('computes millivolts once', () => {
  const file = decodeCheckmeEcgFile(toBytes(vectors[0]?.bytes ?? ''));
  expect(file.mv).toBe(file.mv);
});
