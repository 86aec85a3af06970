import PDFDocument from 'pdfkit';
import faces from './faces.gen.ts';

type Weight = 400 | 600;
type Alphabet = 'latin' | 'latin-ext' | 'greek' | 'cyrillic';

const ink = '#1b1f24';
const quiet = '#57606a';
const line = '#d0d7de';

/** Which of the files of the typeface has a letter. */
function alphabetOf(letter: string): Alphabet {
  const code = letter.codePointAt(0) ?? 0;
  if (code >= 0x370 && code < 0x400) return 'greek';
  if (code >= 0x400 && code < 0x460) return 'cyrillic';
  const extended = (code >= 0x100 && code < 0x2bb) || (code >= 0x1e00 && code < 0x1f00);
  return extended && ![0x131, 0x152, 0x153].includes(code) ? 'latin-ext' : 'latin';
}

/** A text cut where another file of the typeface goes on. */
export function runsOf(text: string): { alphabet: Alphabet; text: string }[] {
  const runs: { alphabet: Alphabet; text: string }[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    // A blank goes with what is before it.
    const alphabet = last && /\s/.test(letter) ? last.alphabet : alphabetOf(letter);
    if (last?.alphabet === alphabet) last.text += letter;
    else runs.push({ alphabet, text: letter });
  }
  return runs;
}

interface Style {
  size: number;
  weight?: Weight;
  color?: string;
  before?: number;
}

const styles = {
  H1: { size: 22, weight: 600 },
  H2: { size: 15, weight: 600, before: 18 },
  H3: { size: 11.5, weight: 600, before: 10 },
  P: { size: 10, before: 2 },
} as const satisfies Record<string, Style>;

export interface PaperOptions {
  title: string;
  author: string;
  /** At the foot of each page, beside its number. */
  foot: string;
  /** Milliseconds since 1970. */
  at: number;
  /** Italian when it is left out. */
  language?: 'it' | 'en';
}

/** An A4 document that a screen reader can follow: every text is a heading or a paragraph. */
export class Paper {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #done: Promise<Buffer>;
  readonly #foot: string;

  constructor({ title, author, foot, at, language = 'it' }: PaperOptions) {
    const pdf = new PDFDocument({
      size: 'A4',
      margins: { top: 56, bottom: 64, left: 56, right: 56 },
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
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    this.#done = new Promise((resolve, reject) => {
      pdf.on('end', () => resolve(Buffer.concat(chunks)));
      pdf.on('error', reject);
    });
    this.#pdf = pdf;
    this.#foot = foot;
  }

  heading(level: 1 | 2 | 3, text: string): void {
    const pdf = this.#pdf;
    // A heading is never left alone at the end of a page.
    const room = { 1: 120, 2: 110, 3: 70 }[level];
    if (pdf.y + room > pdf.page.height - pdf.page.margins.bottom) pdf.addPage();
    this.#write(`H${level}`, text, styles[`H${level}`]);
  }

  paragraph(text: string, look: 'plain' | 'quiet' = 'plain'): void {
    this.#write('P', text, { ...styles.P, ...(look === 'quiet' && { color: quiet }) });
  }

  /** The document, which takes nothing more after this. */
  async finish(): Promise<Buffer> {
    const pdf = this.#pdf;
    const { start, count } = pdf.bufferedPageRange();
    for (let i = 0; i < count; i++) {
      pdf.switchToPage(start + i);
      const { left, right } = pdf.page.margins;
      const width = pdf.page.width - left - right;
      const y = pdf.page.height - 44;
      // What is below the lower margin would begin another page.
      pdf.page.margins.bottom = 0;
      pdf.markContent('Artifact', { type: 'Pagination' });
      pdf
        .moveTo(left, y - 8)
        .lineTo(left + width, y - 8)
        .lineWidth(0.5)
        .strokeColor(line)
        .stroke();
      pdf.fillColor(quiet);
      this.#runs(this.#foot, { size: 8 }, { x: left, y, width });
      pdf
        .font('latin-400')
        .fontSize(8)
        .text(`${i + 1} / ${count}`, left, y, { width, align: 'right' });
      pdf.endMarkedContent();
    }
    pdf.end();
    return this.#done;
  }

  #write(tag: string, text: string, style: Style): void {
    const pdf = this.#pdf;
    pdf.y += style.before ?? 0;
    pdf.fillColor(style.color ?? ink);
    const element = pdf.struct(tag, {}, () => this.#runs(text, style));
    pdf.addStructure(element);
    element.end();
  }

  #runs(text: string, { size, weight = 400 }: Style, at?: { x: number; y: number; width: number }): void {
    const runs = runsOf(text.replace(/\s+/g, ' ').trim());
    for (const [i, run] of runs.entries()) {
      const options = { continued: i < runs.length - 1, lineGap: 2, ...(at && { width: at.width }) };
      const pdf = this.#pdf.font(`${run.alphabet}-${weight}`).fontSize(size);
      if (at && i === 0) pdf.text(run.text, at.x, at.y, options);
      else pdf.text(run.text, options);
    }
  }
}
