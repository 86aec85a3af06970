import { inflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { readPdf } from '../../test/pdf.ts';
import faces from './faces.gen.ts';
import { runsOf } from './letters.ts';
import { fitted, paperAbout } from './lists.ts';
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

const inOneRun = (text: string) =>
  runsOf(text)
    .map((run) => run.text)
    .join('');

test('what no file has is spelt, or said to be missing: nobody takes it for something else', () => {
  expect(inOneRun('INR ≥ 2,5, SpO₂ ≤ 94 %')).toBe('INR >= 2,5, SpO2 <= 94 %');
  expect(inOneRun('Nguyễn, е́, †')).toBe('Nguyễn, е́, †');
  // Nothing that is written from the right may turn around what stands beside it.
  expect(inOneRun('王小明 o محمد, \u202egrave\u202c')).toBe('[?] o [?], grave');
});

test('a heading goes to the next page with the first row below it, and no sooner', () => {
  const row = {
    name: 'Emocromo',
    facts: Array.from({ length: 20 }, (_, i) => [`Fatto ${i}`, 'x'.repeat(60)] as const),
  };
  const pagesWith = (lines: number, first?: typeof row) => {
    const paper = new Paper({ title: 'x', author: 'x', foot: 'x', at: 0 });
    for (let i = 0; i < lines; i++) paper.paragraph('x');
    paper.heading(2, 'Esami', 'plain', first);
    return paper.pages;
  };
  expect(pagesWith(30)).toBe(1);
  expect(pagesWith(30, row)).toBe(2);
  expect(pagesWith(39, { ...row, facts: row.facts.slice(0, 1) })).toBe(1);
});

test('as many lines are said to fit as leave the page to itself, with a word on the others', () => {
  const lines = Array.from({ length: 80 }, (_, i) => ({
    name: `${i}/03/2026`,
    facts: [['Visita', 'Controllo della pressione e del colesterolo, '.repeat(1 + (i % 3))] as const],
  }));
  const pagesWith = (count: number) => {
    const paper = new Paper({ title: 'x', author: 'x', foot: 'x', at: 0 });
    paper.lines(lines.slice(0, count));
    paper.paragraph('E altri', 'quiet');
    return paper.pages;
  };
  const room = new Paper({ title: 'x', author: 'x', foot: 'x', at: 0 }).fitting(lines);
  expect(pagesWith(room)).toBe(1);
  expect(pagesWith(room + 3)).toBe(2);
  expect(new Paper({ title: 'x', author: 'x', foot: 'x', at: 0 }).fitting(lines.slice(0, 4))).toBe(4);
});

test('the headers of a grid are seen on each page and read aloud once', async () => {
  const paper = new Paper({ title: 'x', author: 'x', foot: 'x', at: 0 });
  paper.grid({
    names: 'Data',
    columns: ['Peso'],
    rows: Array.from({ length: 80 }, (_, i) => ({ name: `${i}`, cells: ['70 kg'] })),
  });
  expect(paper.pages).toBe(3);
  const pdf = (await paper.finish()).toString('latin1');
  expect(pdf.match(/\/S \/TR\b/g)).toHaveLength(81);
  expect(pdf.match(/\/Scope \/Column/g)).toHaveLength(2);
  // Three footers, and the headers once more on the two pages on which the grid continues.
  expect(artifactsIn(pdf)).toBe(3 + 2);
});

test('a long name has the whole width: beside its facts it would go over pages, and they over the next name', () => {
  const paper = new Paper({ title: 'x', author: 'x', foot: 'x', at: 0 });
  const facts = [['Conclusioni', 'Continuare']] as const;
  paper.table([
    { name: 'parola '.repeat(500), facts },
    { name: 'Controllo', facts },
  ]);
  expect(paper.pages).toBe(1);
});

/** The unpacked streams of a document. */
const streamsOf = (pdf: Buffer): string[] =>
  [...pdf.toString('latin1').matchAll(/stream\r?\n(.*?)\r?\nendstream/gs)].map(([, bytes = '']) => {
    try {
      return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });

test('a word without end is broken within its column, and is still one word to whoever copies it', async () => {
  const letters = 10_000;
  const paper = new Paper({ title: 'x', author: 'x', foot: 'x', at: 0 });
  paper.table([{ name: 'Nota', facts: [['Note', 'i'.repeat(letters)]] }]);
  const pdf = await paper.finish();
  // Letters that are 2.4 points wide, in a column of 328: 136 a line, 52 lines a page. A line may lack a few.
  const lines = streamsOf(pdf).flatMap((page) => page.match(/1 0 0 1 [\d.]+ [\d.]+ Tm/g) ?? []).length;
  expect(lines).toBeGreaterThan(letters / 160);
  expect(lines).toBeLessThan(letters / 100);
  // Four digits a glyph. Beside the word there are 'Nota', 'Note: ' and what is at the foot of each page.
  const glyphs = streamsOf(pdf).flatMap((page) => [...page.matchAll(/<([0-9a-f]+)>/g)].map(([, hex = '']) => hex));
  expect(glyphs.join('').length / 4).toBeLessThan(letters + 50);
});

test('the work for a paper grows with its length, whether that is of rows or of one word', async () => {
  const cpu = () => process.cpuUsage().user / 1000;
  const once = async (write: (paper: Paper) => void) => {
    const before = cpu();
    const paper = new Paper({ title: 'x', author: 'x', foot: 'x', at: 0 });
    write(paper);
    await paper.finish();
    return cpu() - before;
  };
  // The least of several is what the work takes without what else goes on.
  const least = async (write: (paper: Paper) => void) => {
    const times: number[] = [];
    for (let i = 0; i < 3; i++) times.push(await once(write));
    return Math.min(...times);
  };
  const word = (letters: number) => (paper: Paper) =>
    paper.table([{ name: 'Nota', facts: [['Note', 'abcdefghij'.repeat(letters / 10)]] }]);
  const rows = (count: number) => (paper: Paper) =>
    paper.table(
      Array.from({ length: count }, (_, i) => ({
        name: `Esame ${i}`,
        facts: [['Note', `Controllo ${i} della pressione, da ripetere fra ${i} giorni`]],
      })),
    );
  for (const write of [word, rows]) {
    const [small, large] = [write === word ? 5000 : 50, write === word ? 40_000 : 400];
    // Eight times the length; its square would be 64 times.
    expect((await least(write(large))) / (await least(write(small)))).toBeLessThan(24);
  }
});

test('each page after the first says what it is, and which section goes on', async () => {
  const paper = new Paper({ title: 'Farmaci di Ada', author: 'Ada', foot: 'x', at: 0 });
  paper.heading(1, 'Farmaci');
  const rows = (name: string, count: number) =>
    Array.from({ length: count }, (_, i) => ({ name: `${name} ${i}`, facts: [['Dose', '1']] as const }));
  paper.heading(2, 'Terapie in corso');
  paper.table(rows('Farmaco', 50));
  paper.heading(2, 'Terapie concluse', 'plain', { name: 'x', facts: [['Note', 'parola '.repeat(300)]] });
  paper.table(rows('Altro', 45));
  const { pages, trees } = await readPdf(await paper.finish());
  const heads = pages.map((page) => page.match(/Farmaci di Ada( · .*)?/)?.[1] ?? '-');
  const [first, second, third, ...rest] = heads;
  expect([first, second]).toEqual(['-', ' · Terapie in corso (segue)']);
  // A section that begins at the top is not told to go on.
  expect(third).toBe('-');
  expect(pages[2]).toContain('Farmaci di Ada');
  expect(new Set(rest)).toEqual(new Set([' · Terapie concluse (segue)']));
  // It is for the eye alone: whoever listens hears the title once.
  expect(JSON.stringify(trees)).not.toContain('segue');
});

test('emoji are drawn and read as what they are, also those made of several', async () => {
  const emoji = ['😀', '💊', '👩\u200d⚕️', '🇮🇹', '1️⃣', '❤️', '☎'];
  const paper = new Paper({ title: 'x', author: 'x', foot: 'x', at: 0 });
  paper.paragraph(`Oggi ${emoji.join(' ')} © ♀ bene`);
  const [text = ''] = (await readPdf(await paper.finish())).pages;
  for (const one of emoji) expect(text).toContain(one);
  expect(text).toMatch(/^Oggi .* © F bene$/m);
  // The outlines know no tones of skin.
  expect(inOneRun('👍🏽')).toBe('👍🏽');
  expect(text).not.toContain('[?]');
  expect(inOneRun('\u{1fc00}')).not.toContain('[?]');
});

/** How often each page says what is for the eye alone, but for its lines. */
function artifactsIn(pdf: string): number {
  return streamsOf(Buffer.from(pdf, 'latin1')).join('').split('/Pagination').length - 1;
}

/** Where each text of the first page begins, from its left edge. */
function startsOf(pdf: Buffer): number[] {
  const [, bytes = ''] = /stream\r?\n(.*?)\r?\nendstream/s.exec(pdf.toString('latin1')) ?? [];
  const page = inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1');
  return [...page.matchAll(/1 0 0 1 ([\d.]+) [\d.]+ Tm/g)].map(([, x]) => Number(x));
}

test('what is said of letters that cannot be printed has its place on the one page too', async () => {
  const about = { person: 'Ada', title: 'x', language: 'it', today: '2026-03-21', at: 0, otherwise: 1 } as const;
  const pagesOf = async (text: string, lines: number, scales: number[]) => {
    const bytes = await fitted({ ...about, scales }, (paper) => {
      for (let line = 0; line < lines; line++) paper.paragraph(text);
    });
    return bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length;
  };
  let lines = 30;
  while ((await pagesOf('x', lines + 1, [1])) === 1) lines += 1;
  expect(await pagesOf('王', lines, [1])).toBe(2);
  expect(await pagesOf('王', lines, [1, 0.8])).toBe(1);
});

test('however long a name is, its paper has no more pages than it fills', async () => {
  const about = { title: 'M'.repeat(220), language: 'it', today: '2026-03-21', at: 0 } as const;
  const bytes = await paperAbout('W'.repeat(160), about).finish();
  expect(bytes.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
});

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
