import { expect, test } from 'vitest';
import { ecgData, ecgSheet } from './ecg-files.ts';

const sheet = (seconds: number, height = 1) =>
  ecgSheet({
    title: 'ECG del 20 gen 2026, 09:05',
    facts: ['Ștefan Łukasz · CheckMe Pro'],
    footer: 'Pagina {page} di {pages}',
    language: 'it',
    samples: Float64Array.from({ length: seconds * 250 + 1 }, (_, index) => height * Math.sin(index / 9)),
    sampleRate: 250,
  });

const read = async (blob: Blob) => new TextDecoder('latin1').decode(await blob.arrayBuffer());

test('ten seconds per row and three rows per page: half a minute fits one page', async () => {
  const half = await read(await sheet(30));
  expect(half).toMatch(/^%PDF-/);
  expect(half.match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect(half).toContain('/Lang (it)');
  // A4 landscape in points.
  expect(half).toMatch(/\/MediaBox \[0 0 841\.8\d* 595\.2\d*\]/);
  const long = await read(await sheet(50));
  expect(long.match(/\/Type \/Page\b/g)).toHaveLength(2);
});

test('waves outside the default range make rows higher, so that fewer fit on a page', async () => {
  const countPages = async (height: number) => (await read(await sheet(30, height))).match(/\/Type \/Page\b/g)?.length;
  expect([await countPages(1.5), await countPages(2.5), await countPages(4), await countPages(40)]).toEqual([
    1, 2, 3, 3,
  ]);
});

test('the data are seconds and millivolts', () => {
  const samples = Int16Array.of(0, 780, -390);
  const mv = Float64Array.from(samples, (value) => (value * 4033) / (32767 * 12 * 8));
  expect(ecgData({ samples, mv })).toBe('"seconds","millivolts"\r\n0.000,0.0000\r\n0.004,1.0000\r\n0.008,-0.5000\r\n');
});
