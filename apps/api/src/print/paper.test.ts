import { inflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { expect, test, vi } from 'vitest';
import { readPdf, readPdfText } from '../../test/pdf.ts';
import faces from './faces.gen.ts';
import { tie, toRuns } from './letters.ts';
import { createPaper, fitToPage } from './lists.ts';
import { Paper } from './paper.ts';
import { toParagraphs } from './pieces.ts';

test('splits a text into runs by alphabet without losing characters', () => {
  expect(toRuns('Beta β-HCG di Ștefan')).toEqual([
    { alphabet: 'latin', text: 'Beta ' },
    { alphabet: 'greek', text: 'β' },
    { alphabet: 'latin', text: '-HCG di ' },
    { alphabet: 'latin-ext', text: 'Ș' },
    { alphabet: 'latin', text: 'tefan' },
  ]);
  expect(toRuns('Più 10 µg “subito” €')).toHaveLength(1);
  expect(toRuns('')).toEqual([]);
});

const inOneRun = (text: string) =>
  toRuns(text)
    .map((run) => run.text)
    .join('');

test('spells or marks characters that no font contains', () => {
  expect(inOneRun('INR ≥ 2,5, SpO₂ ≤ 94 %')).toBe('INR >= 2,5, SpO2 <= 94 %');
  expect(inOneRun('Nguyễn, е́, †')).toBe('Nguyễn, е́, †');
  // Bidirectional controls must not reorder the surrounding text.
  expect(inOneRun('王小明 o محمد, \u202egrave\u202c')).toBe('[?] o [?], grave');
});

test.each([
  ['Plasil 10 mg · Data: 1/2', 'Plasil 10\u00a0mg\u00a0· Data: 1/2'],
  ['0,5 ml\n e 36,6  °C', '0,5\u00a0ml e 36,6\u00a0°C'],
  ['2 maggio, 3 giorni', '2 maggio, 3 giorni'],
])('breaks no line of %j before a unit or a dot', (text, tied) => {
  expect(tie(text)).toBe(tied);
});

test('ends a line with the dot between two facts', () => {
  const facts = [
    ['Dal', '1/2/2026'],
    ['Medico', 'Vera Rossi'],
  ] as const;
  const [pieces = []] = toParagraphs(facts);
  expect(pieces.map(({ text }) => text)).toEqual(['Dal: ', '1/2/2026 · ', 'Medico: ', 'Vera Rossi']);
});

test('moves a heading to the next page only together with its first row', () => {
  const row = {
    name: 'Emocromo',
    facts: Array.from({ length: 20 }, (_, i) => [`Fatto ${i}`, 'x'.repeat(60)] as const),
  };
  const pagesWith = (lines: number, first?: typeof row) => {
    const paper = new Paper({ title: 'x', author: 'x', footer: 'x', at: 0 });
    for (let i = 0; i < lines; i++) paper.paragraph('x');
    paper.heading(2, 'Esami', 'plain', first);
    return paper.pages;
  };
  expect(pagesWith(30)).toBe(1);
  expect(pagesWith(30, row)).toBe(2);
  expect(pagesWith(39, { ...row, facts: row.facts.slice(0, 1) })).toBe(1);
});

test('reports how many lines fit the page together with the note about the rest', () => {
  const lines = Array.from({ length: 80 }, (_, i) => ({
    name: `${i}/03/2026`,
    facts: [['Visita', 'Controllo della pressione e del colesterolo, '.repeat(1 + (i % 3))] as const],
  }));
  const pagesWith = (count: number) => {
    const paper = new Paper({ title: 'x', author: 'x', footer: 'x', at: 0 });
    paper.lines(lines.slice(0, count));
    paper.paragraph('E altri', 'quiet');
    return paper.pages;
  };
  const room = new Paper({ title: 'x', author: 'x', footer: 'x', at: 0 }).countFitting(lines);
  expect(pagesWith(room)).toBe(1);
  expect(pagesWith(room + 3)).toBe(2);
  expect(new Paper({ title: 'x', author: 'x', footer: 'x', at: 0 }).countFitting(lines.slice(0, 4))).toBe(4);
});

test('shows grid headers on each page and announces them once', async () => {
  const paper = new Paper({ title: 'x', author: 'x', footer: 'x', at: 0 });
  paper.grid({
    names: 'Data',
    columns: ['Peso'],
    rows: Array.from({ length: 80 }, (_, i) => ({ name: `${i}`, cells: ['70 kg'] })),
  });
  expect(paper.pages).toBe(3);
  const pdf = (await paper.finish()).toString('latin1');
  expect(pdf.match(/\/S \/TR\b/g)).toHaveLength(81);
  expect(pdf.match(/\/Scope \/Column/g)).toHaveLength(2);
  // Three footers, and the headers repeated on the two pages that continue the grid.
  expect(countArtifacts(pdf)).toBe(3 + 2);
});

test('gives a long name the full width, so that neither it nor its facts overlap the next row', () => {
  const paper = new Paper({ title: 'x', author: 'x', footer: 'x', at: 0 });
  const facts = [['Conclusioni', 'Continuare']] as const;
  paper.table([
    { name: 'parola '.repeat(500), facts },
    { name: 'Controllo', facts },
  ]);
  expect(paper.pages).toBe(1);
});

const unpackStreams = (pdf: Buffer): string[] =>
  [...pdf.toString('latin1').matchAll(/stream\r?\n(.*?)\r?\nendstream/gs)].map(([, bytes = '']) => {
    try {
      return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });

test('breaks a very long word within its column and keeps it copyable as one word', async () => {
  const letters = 10_000;
  const paper = new Paper({ title: 'x', author: 'x', footer: 'x', at: 0 });
  paper.table([{ name: 'Nota', facts: [['Note', 'i'.repeat(letters)]] }]);
  const pdf = await paper.finish();
  // Characters 2.4 points wide in a column of 328: 136 a line, 52 lines a page. A line may lack a few.
  const lines = unpackStreams(pdf).flatMap((page) => page.match(/1 0 0 1 [\d.]+ [\d.]+ Tm/g) ?? []).length;
  expect(lines).toBeGreaterThan(letters / 160);
  expect(lines).toBeLessThan(letters / 100);
  // Four hex digits a glyph. The remaining glyphs are 'Nota', 'Note: ' and the page footers.
  const glyphs = unpackStreams(pdf).flatMap((page) => [...page.matchAll(/<([0-9a-f]+)>/g)].map(([, hex = '']) => hex));
  expect(glyphs.join('').length / 4).toBeLessThan(letters + 50);
});

test('takes time linear in the length of a document, both in rows and in one word', async () => {
  const cpu = () => process.cpuUsage().user / 1000;
  const measureCpu = async (write: (paper: Paper) => void) => {
    const before = cpu();
    const paper = new Paper({ title: 'x', author: 'x', footer: 'x', at: 0 });
    write(paper);
    await paper.finish();
    return cpu() - before;
  };
  // The minimum of several runs excludes noise from other processes.
  const minCpu = async (write: (paper: Paper) => void) => {
    const times: number[] = [];
    for (let i = 0; i < 3; i++) times.push(await measureCpu(write));
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
    // Eight times the length; quadratic growth would be 64 times.
    expect((await minCpu(write(large))) / (await minCpu(write(small)))).toBeLessThan(24);
  }
});

test('repeats the title and the continued section on each page after the first', async () => {
  const paper = new Paper({ title: 'Farmaci di Ada', author: 'Ada', footer: 'x', at: 0 });
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
  expect(third).toBe('-');
  expect(pages[2]).toContain('Farmaci di Ada');
  expect(new Set(rest)).toEqual(new Set([' · Terapie concluse (segue)']));
  // The continuation header is visual only: screen readers announce the title once.
  expect(JSON.stringify(trees)).not.toContain('segue');
});

test('draws emoji, also composed ones, and keeps them as text', async () => {
  const emoji = ['😀', '💊', '👩\u200d⚕️', '🇮🇹', '1️⃣', '❤️', '☎'];
  const paper = new Paper({ title: 'x', author: 'x', footer: 'x', at: 0 });
  paper.paragraph(`Oggi ${emoji.join(' ')} © ♀ bene`);
  const [text = ''] = (await readPdf(await paper.finish())).pages;
  for (const one of emoji) expect(text).toContain(one);
  expect(text).toMatch(/^Oggi .* © F bene$/m);
  expect(inOneRun('👍🏽')).toBe('👍🏽');
  expect(text).not.toContain('[?]');
  expect(inOneRun('\u{1fc00}')).not.toContain('[?]');
});

function countArtifacts(pdf: string): number {
  return unpackStreams(Buffer.from(pdf, 'latin1')).join('').split('/Pagination').length - 1;
}

function textOffsets(pdf: Buffer): number[] {
  const [, bytes = ''] = /stream\r?\n(.*?)\r?\nendstream/s.exec(pdf.toString('latin1')) ?? [];
  const page = inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1');
  return [...page.matchAll(/1 0 0 1 ([\d.]+) [\d.]+ Tm/g)].map(([, x]) => Number(x));
}

test('counts the note about unprintable characters towards the one page', async () => {
  const about = { person: 'Ada', title: 'x', language: 'it', today: '2026-03-21', at: 0, fallbackScale: 1 } as const;
  const countPages = async (text: string, lines: number, scales: number[]) => {
    const bytes = await fitToPage({ ...about, scales }, (paper) => {
      for (let line = 0; line < lines; line++) paper.paragraph(text);
    });
    return bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length;
  };
  let lines = 30;
  while ((await countPages('x', lines + 1, [1])) === 1) lines += 1;
  expect(await countPages('王', lines, [1])).toBe(2);
  expect(await countPages('王', lines, [1, 0.8])).toBe(1);
});

test('uses no extra pages for a very long name', async () => {
  const about = { title: 'M'.repeat(220), language: 'it', today: '2026-03-21', at: 0 } as const;
  const bytes = await createPaper('W'.repeat(160), about).finish();
  expect(bytes.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test('starts text after figures where the figures end', async () => {
  const day = '11/11/2021';
  const paper = new Paper({ title: 'x', author: 'x', footer: 'x', at: 0 });
  paper.lines([
    {
      name: 'Brufen',
      facts: [
        ['Fino al', day],
        ['Medico', 'Vera Rossi'],
      ],
    },
  ]);
  const [, , figures = 0, next = 0] = textOffsets(await paper.finish());
  const ruler = new PDFDocument({ font: '' });
  ruler.font(Buffer.from(faces['latin-400'], 'base64')).fontSize(10);
  const written = `${day}\u00a0· `;
  expect(next - figures).toBeCloseTo(ruler.widthOfString(written, { features: ['tnum'] }), 1);
  expect(next - figures).toBeGreaterThan(ruler.widthOfString(written) + 5);
});

test('keeps text copyable in documents after one that embeds its letters as parts of others', async () => {
  // Fonts are parsed once for all documents.
  vi.resetModules();
  const { Paper: FirstPaper } = await import('./paper.ts');
  const begin = () => new FirstPaper({ title: 'x', author: 'x', footer: 'x', at: 0 });
  const print = async (text: string, paper = begin()) => {
    paper.paragraph(text);
    return readPdfText(await paper.finish());
  };
  // Begun before a font has been parsed.
  const other = begin();
  expect(await print('11\u00a0· È')).toContain('È');
  expect(await print('12\u00a0· È', other)).toContain('È');
  expect(await print('65.4 E')).toContain('65.4 E');
});

test('leaves no last row alone on a page', async () => {
  const papers = Array.from({ length: 40 }, async (_, i) => {
    const paper = new Paper({ title: 'x', author: 'x', footer: 'x', at: 0 });
    const facts = [['Dose', 'riga '.repeat(40)]] as const;
    paper.table(Array.from({ length: i + 2 }, (_, row) => ({ name: `Voce ${row}.`, facts })));
    return (await readPdf(await paper.finish())).pages;
  });
  const last = (await Promise.all(papers)).filter((pages) => pages.length > 1).map((pages) => pages.at(-1) ?? '');
  expect(last.length).toBeGreaterThan(20);
  expect(Math.min(...last.map((page) => page.match(/Voce \d+\./g)?.length ?? 0))).toBe(2);
});
