import PDFDocument from 'pdfkit';
import emoji from './emoji.gen.ts';
import faces from './faces.gen.ts';
import type { PaperOptions } from './pieces.ts';

type Run = PDFKit.LaidOut;

/**
 * Figures of one width: among the others the comma of 67,1 stands so close that it is read as 671. Contextual alternates
 * take two thirds of the time of a paper, and turn what was typed into other signs: `->` into an arrow, `2x3` into `2×3`.
 */
const featuresOf = (word: string) => ({ calt: false, tnum: /\d/.test(word) });

const wordsKept = 20_000;
/** Parsing a face and laying out a word cost more than everything else of a paper, so both are kept between papers. */
const parsed = new Map<string, PDFKit.ParsedFace>();
const runs = new Map<string, Map<string, Run>>();

/** Lays out a text word by word, each distinct one once. */
function layoutByWords(face: PDFKit.EmbeddedFace, name: string): PDFKit.EmbeddedFace['layout'] {
  const known = runs.get(name) ?? new Map<string, Run>();
  runs.set(name, known);
  const runOf = (word: string): Run => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const run = face.layoutRun(word, featuresOf(word));
    if (known.size >= wordsKept) known.clear();
    // Words longer than this are seldom met twice.
    if (word.length <= 40) known.set(word, run);
    return run;
  };
  return (text, _features, onlyWidth = false) => {
    const all: Run = { glyphs: [], positions: [], advanceWidth: 0 };
    for (const word of text.match(/[^ \t]*[ \t]|[^ \t]+/g) ?? []) {
      const run = runOf(word);
      all.advanceWidth += run.advanceWidth;
      if (onlyWidth) continue;
      all.glyphs.push(...run.glyphs);
      all.positions.push(...run.positions);
    }
    return all;
  };
}

/** A place where a word may be broken. It is never part of the document: whoever copies an address from it gets that. */
export const breakHere = '\u200b';

const unbroken = /[^\s\u200b]{60,}/gu;
const syllable = 8;

/**
 * The same text with places to break words that are longer than any column is wide. For a word that fits no line, pdfkit
 * would measure all that is left of it anew on each line.
 */
export const breakable = (text: string): string =>
  text.replaceAll(unbroken, (word) => (word.match(new RegExp(`.{1,${syllable}}\\p{M}*`, 'gsu')) ?? []).join(breakHere));

/** Empty sheets of A4 with the typeface, and what a document says of itself. */
export function emptyPdf({
  title,
  author,
  at,
  language,
  side,
}: Pick<PaperOptions, 'title' | 'author' | 'at'> & { language: 'it' | 'en'; side: number }): PDFKit.PDFDocument {
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: side, bottom: 64, left: side, right: side },
    lang: language === 'it' ? 'it-IT' : 'en-GB',
    // Also names the standard in the metadata, where a checker looks for it; the typings do not know this one.
    subset: 'PDF/UA' as 'PDF/A-1',
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    bufferPages: true,
    // Otherwise it looks for one of its own on the disk.
    font: '',
    info: { Title: title, Author: author, Creator: 'Libretto', CreationDate: new Date(at) },
  });
  for (const [name, base64] of Object.entries(faces))
    pdf.registerFont(name, parsed.get(name) ?? Buffer.from(base64, 'base64'));
  const registered = new Set(Object.keys(faces));
  const choose: (name: string) => unknown = pdf.font.bind(pdf);
  const chosen = new Set<string>();
  pdf.font = (name) => {
    if (typeof name !== 'string') throw new TypeError('Fonts of a paper are chosen by their names.');
    if (!registered.has(name)) {
      pdf.registerFont(name, parsed.get(name) ?? Buffer.from(emoji, 'base64'));
      registered.add(name);
    }
    choose(name);
    const face = pdf._font;
    if (!chosen.has(name)) {
      chosen.add(name);
      parsed.set(name, face.font);
      face.layout = layoutByWords(face, name);
    }
    return pdf;
  };
  const bare = (text: string) => text.replaceAll(breakHere, '');
  const widthOf = pdf.widthOfString.bind(pdf);
  pdf.widthOfString = (text, options) => widthOf(bare(text), options);
  const draw = pdf._fragment.bind(pdf);
  pdf._fragment = (text, x, y, options) => draw(bare(text), x, y, options);
  let last = pdf.page;
  pdf.on('pageAdded', () => {
    compress(pdf, last);
    last = pdf.page;
  });
  return pdf;
}

/**
 * Compresses the content of a full page, which is otherwise kept as thousands of short writes until the document ends:
 * some 400 kB a page. What is still to come, its header and its footer, goes into a second stream.
 */
function compress(pdf: PDFKit.PDFDocument, page: PDFKit.PDFPage): void {
  const { content } = page;
  page.content = pdf.ref({});
  Object.assign(page.dictionary.data, { Contents: [content, page.content] });
  content.end(undefined);
}
