import { expect, it } from 'vitest';
import { createFormats } from '../../messages/formats.ts';
import { formatFileSize } from './file-size.ts';

const plain = (text: string) => text.replace(/\s/g, ' ');

it.each([
  [0, '0 byte'],
  [999, '999 byte'],
  [1000, '1 kB'],
  [340_000, '340 kB'],
  [999_499, '999 kB'],
  [999_950, '1 MB'],
  [1_258_291, '1,3 MB'],
  [25_000_000, '25 MB'],
  [2_500_000_000, '2,5 GB'],
])('formats %d as %s', (bytes, text) => {
  expect(plain(formatFileSize(bytes, createFormats('it-IT')))).toBe(text);
});

it('follows the locale', () => {
  expect(plain(formatFileSize(1_258_291, createFormats('en-GB')))).toBe('1.3 MB');
});
