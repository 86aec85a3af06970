import PDFDocument from 'pdfkit';
import faces from './faces.gen.ts';
import type { PaperOptions } from './pieces.ts';

/**
 * Figures of one width: among the others the comma of 67,1 stands so close that it is read as 671. Not for every text,
 * since nothing that asks for features is set from what was set before.
 */
export const figures = { features: ['tnum' as const] };
export const featuresOf = (text: string) => (/\d/.test(text) ? figures : {});

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
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    bufferPages: true,
    // Otherwise it looks for one of its own on the disk.
    font: '',
    info: { Title: title, Author: author, Creator: 'Libretto', CreationDate: new Date(at) },
  });
  for (const [name, base64] of Object.entries(faces)) pdf.registerFont(name, Buffer.from(base64, 'base64'));
  // Pieces of one line are measured as its first piece asks; so a width would be that of other figures than are set.
  const widthOf = pdf.widthOfString.bind(pdf);
  pdf.widthOfString = (text, options) => widthOf(text, { ...options, features: undefined, ...featuresOf(text) });
  return pdf;
}
