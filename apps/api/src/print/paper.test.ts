import { inflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import faces from './faces.gen.ts';
import { runsOf } from './letters.ts';
import { Paper } from './paper.ts';

test('a text is cut where another alphabet begins, and loses nothing', () => {
  expect(runsOf('Beta β-HCG di Ștefan')).toEqual([
    { alphabet: 'latin', text: 'Beta ' },
    { alphabet: 'greek', text: 'β' },
    { alphabet: 'latin', text: '-HCG di ' },
    { alphabet: 'latin-ext', text: 'Ș' },
    { alphabet: 'latin', text: 'tefan' },
  ]);
  expect(runsOf('Più 10 µg “subito” €')).toHaveLength(1);
  expect(runsOf('')).toEqual([]);
});

/** Where each text of the first page begins, from its left edge. */
function startsOf(pdf: Buffer): number[] {
  const [, bytes = ''] = /stream\r?\n(.*?)\r?\nendstream/s.exec(pdf.toString('latin1')) ?? [];
  const page = inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1');
  return [...page.matchAll(/1 0 0 1 ([\d.]+) [\d.]+ Tm/g)].map(([, x]) => Number(x));
}

test('what follows figures begins where they end', async () => {
  const day = '11/11/2021';
  const paper = new Paper({ title: 'x', author: 'x', foot: 'x', at: 0 });
  paper.lines([
    {
      name: 'Brufen',
      facts: [
        ['Fino al', day],
        ['Medico', 'Vera Rossi'],
      ],
    },
  ]);
  const [, , figures = 0, next = 0] = startsOf(await paper.finish());
  const ruler = new PDFDocument({ font: '' });
  ruler.font(Buffer.from(faces['latin-400'], 'base64')).fontSize(10);
  expect(next - figures).toBeCloseTo(ruler.widthOfString(day, { features: ['tnum'] }), 1);
  expect(next - figures).toBeGreaterThan(ruler.widthOfString(day) + 5);
});
