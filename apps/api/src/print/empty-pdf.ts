import PDFDocument from 'pdfkit';
import emoji from './emoji.gen.ts';
import faces from './faces.gen.ts';
import type { PaperOptions } from './pieces.ts';

type Run = PDFKit.LaidOut;

/** With proportional figures 67,1 reads as 671. Contextual alternates are slow and turn `->` into an arrow. */
const fontFeatures = (word: string) => ({ calt: false, tnum: /\d/.test(word) });

const maxCachedWords = 20_000;
/** Parsed fonts and laid-out words are cached across documents; both dominate the cost of a document. */
const parsedFonts = new Map<string, PDFKit.ParsedFace>();
const cachedRuns = new Map<string, Map<string, Run>>();

function layoutByWords(face: PDFKit.EmbeddedFace, name: string): PDFKit.EmbeddedFace['layout'] {
  const known = cachedRuns.get(name) ?? new Map<string, Run>();
  cachedRuns.set(name, known);
  const layoutWord = (word: string): Run => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const run = face.layoutRun(word, fontFeatures(word));
    if (known.size >= maxCachedWords) known.clear();
    if (word.length <= 40) known.set(word, run);
    return run;
  };
  return (text, _features, onlyWidth = false) => {
    const all: Run = { glyphs: [], positions: [], advanceWidth: 0 };
    for (const word of text.match(/[^ \t]*[ \t]|[^ \t]+/g) ?? []) {
      const run = layoutWord(word);
      all.advanceWidth += run.advanceWidth;
      if (onlyWidth) continue;
      all.glyphs.push(...run.glyphs);
      all.positions.push(...run.positions);
    }
    return all;
  };
}

/**
 * A parsed font keeps its glyphs, with the characters of their first use. A document that contains `·` after a figure
 * embeds the full stop as its component, for no character; in all later documents "65.4" could not be copied or read.
 */
function keepCharacters(font: PDFKit.ParsedFace): void {
  const getGlyph = font.getGlyph.bind(font);
  font.getGlyph = (id, codePoints = []) => {
    const glyph = getGlyph(id, codePoints);
    if (glyph?.codePoints.length === 0) glyph.codePoints = codePoints;
    return glyph;
  };
}

/** A break opportunity. It is stripped before drawing, so that copied text never contains it. */
export const breakOpportunity = '\u200b';

const longWords = /[^\s\u200b]{60,}/gu;
const breakInterval = 8;

/** For a word that fits no line, pdfkit measures the whole rest again on each line. */
export const insertBreaks = (text: string): string =>
  text.replaceAll(longWords, (word) =>
    (word.match(new RegExp(`.{1,${breakInterval}}\\p{M}*`, 'gsu')) ?? []).join(breakOpportunity),
  );

export function createPdf({
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
    // PDF/UA also sets the standard in the metadata, which validators require; the typings lack it.
    subset: 'PDF/UA' as 'PDF/A-1',
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    bufferPages: true,
    // Without this pdfkit loads a default font from disk.
    font: '',
    info: { Title: title, Author: author, Creator: 'Libretto', CreationDate: new Date(at) },
  });
  for (const [name, base64] of Object.entries(faces))
    pdf.registerFont(name, parsedFonts.get(name) ?? Buffer.from(base64, 'base64'));
  const registered = new Set(Object.keys(faces));
  const choose: (name: string) => unknown = pdf.font.bind(pdf);
  const chosen = new Set<string>();
  pdf.font = (name) => {
    if (typeof name !== 'string') throw new TypeError('Fonts must be selected by name.');
    if (!registered.has(name)) {
      pdf.registerFont(name, parsedFonts.get(name) ?? Buffer.from(emoji, 'base64'));
      registered.add(name);
    }
    choose(name);
    const face = pdf._font;
    if (!chosen.has(name)) {
      chosen.add(name);
      // A document begun before the first one had parsed the font has its own.
      if (!parsedFonts.has(name)) {
        keepCharacters(face.font);
        parsedFonts.set(name, face.font);
      }
      face.layout = layoutByWords(face, name);
    }
    return pdf;
  };
  const withoutBreaks = (text: string) => text.replaceAll(breakOpportunity, '');
  const originalWidth = pdf.widthOfString.bind(pdf);
  pdf.widthOfString = (text, options) => originalWidth(withoutBreaks(text), options);
  const draw = pdf._fragment.bind(pdf);
  pdf._fragment = (text, x, y, options) => draw(withoutBreaks(text), x, y, options);
  let last = pdf.page;
  pdf.on('pageAdded', () => {
    compress(pdf, last);
    last = pdf.page;
  });
  return pdf;
}

/** pdfkit keeps a page as thousands of short writes (400 kB) until the end. The header is a second stream. */
function compress(pdf: PDFKit.PDFDocument, page: PDFKit.PDFPage): void {
  const { content } = page;
  page.content = pdf.ref({});
  Object.assign(page.dictionary.data, { Contents: [content, page.content] });
  content.end(undefined);
}
