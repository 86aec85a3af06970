import PDFDocument from 'pdfkit';
import faces from './faces.gen.ts';
import { runsOf } from './letters.ts';

type Weight = 400 | 600;

const ink = '#1b1f24';
const quiet = '#57606a';
const line = '#d0d7de';
const alert = '#a4161a';

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

/** The same where room is scarce. */
const lowHeadings = {
  H1: { size: 17, weight: 600 },
  H2: { size: 11.5, weight: 600, before: 7 },
  H3: styles.H3,
} as const;

/** How paragraphs look: `lead` is the one that a document is about. */
const looks = {
  plain: styles.P,
  quiet: { ...styles.P, color: quiet },
  lead: { size: 16, weight: 600, before: 8 },
} as const satisfies Record<string, Style>;

/** How much of the width the names of a table take, and what is between them and the rest. */
const nameShare = 0.32;
const gutter = 14;
const rowPadding = 5;

interface Piece {
  text: string;
  style: Style;
}

type Fact = readonly [label: string, value: string];

export interface Row {
  name: string;
  facts: readonly Fact[] | string;
}

const lineGap = 2;

/**
 * Figures of one width: among the others the comma of 67,1 stands so close that it is read as 671. Not for every text,
 * since nothing that asks for features is set from what was set before.
 */
const figures = { features: ['tnum' as const] };
const featuresOf = (text: string) => (/\d/.test(text) ? figures : {});

/** As many letters as fit into one line of a table. */
const lineLength = 64;

const lengthOf = (pieces: readonly Piece[]) => pieces.reduce((sum, { text }) => sum + text.length, 0);

/** Short facts share a line. */
function paragraphsOf(facts: Row['facts']): Piece[][] {
  if (typeof facts === 'string') return [[{ text: facts, style: styles.P }]];
  const paragraphs: Piece[][] = [];
  for (const [label, value] of facts) {
    const [first = '', ...further] = value.split(/\s*\n\s*/);
    const fact = [
      { text: `${label}: `, style: looks.quiet },
      { text: first, style: styles.P },
    ];
    const last = further.length === 0 ? paragraphs.at(-1) : undefined;
    if (last && lengthOf(last) + lengthOf(fact) + 3 <= lineLength)
      last.push({ text: ' · ', style: looks.quiet }, ...fact);
    else paragraphs.push(fact, ...further.map((text) => [{ text, style: styles.P }]));
  }
  return paragraphs;
}

export interface PaperOptions {
  title: string;
  author: string;
  /** At the foot of each page, beside its number. */
  foot: string;
  /** Milliseconds since 1970. */
  at: number;
  /** Italian when it is left out. */
  language?: 'it' | 'en';
  /** For what has to fit one page: by how much everything is smaller, with lower headings and narrower margins. */
  scale?: number | undefined;
}

/** An A4 document that a screen reader can follow: every text is a heading or a paragraph. */
export class Paper {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #done: Promise<Buffer>;
  readonly #foot: string;
  readonly #scale: number;
  readonly #headings: Record<'H1' | 'H2' | 'H3', Style>;

  constructor({ title, author, foot, at, language = 'it', scale }: PaperOptions) {
    const side = scale === undefined ? 56 : 48 * scale;
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
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    this.#done = new Promise((resolve, reject) => {
      pdf.on('end', () => resolve(Buffer.concat(chunks)));
      pdf.on('error', reject);
    });
    this.#pdf = pdf;
    this.#foot = foot;
    this.#scale = scale ?? 1;
    this.#headings = scale === undefined ? styles : lowHeadings;
  }

  get pages(): number {
    return this.#pdf.bufferedPageRange().count;
  }

  /** `alert`: what must not be overlooked. */
  heading(level: 1 | 2 | 3, text: string, tone: 'plain' | 'alert' = 'plain'): void {
    const pdf = this.#pdf;
    // A heading is never left alone at the end of a page.
    const room = this.#headings === styles ? { 1: 120, 2: 110, 3: 70 }[level] : 40;
    if (pdf.y + room > this.#bottom) pdf.addPage();
    // The contents that a reader opens beside a long document.
    if (level === 2) pdf.outline.addItem(text, { top: pdf.y, left: pdf.page.width });
    this.#write(`H${level}`, text, { ...this.#headings[`H${level}`], ...(tone === 'alert' && { color: alert }) });
  }

  paragraph(text: string, look: keyof typeof looks = 'plain'): void {
    this.#write('P', text, looks[look]);
  }

  /** Names with what is known of each behind them: less room than a table takes, for what has to fit one page. */
  lines(rows: readonly { name: string; facts: readonly Fact[] }[]): void {
    const pdf = this.#pdf;
    const list = pdf.struct('L');
    pdf.addStructure(list);
    for (const { name, facts } of rows) {
      pdf.y += 2 * this.#scale;
      const known = facts.flatMap(([label, value]) => [
        { text: ` · ${label}: `, style: looks.quiet },
        { text: value, style: styles.P },
      ]);
      const item = pdf.struct('LI');
      list.add(item);
      const body = pdf.struct('LBody', {}, () =>
        this.#pieces([{ text: name, style: { ...styles.P, weight: 600 } }, ...known]),
      );
      item.add(body);
      item.end();
    }
    list.end();
  }

  /** Names with what is known of each beside them: a table whose first column are the headers of its rows. */
  table(rows: readonly Row[]): void {
    const pdf = this.#pdf;
    const table = pdf.struct('Table');
    pdf.addStructure(table);
    pdf.y += 4;
    for (const row of rows) this.#row(table, row);
    table.end();
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
      this.#runs(this.#foot, { size: 8, color: quiet }, { x: left, y, width: width - 60 });
      pdf
        .font('latin-400')
        .fontSize(8)
        .text(`${i + 1} / ${count}`, left, y, { width, align: 'right', ...figures });
      pdf.endMarkedContent();
    }
    pdf.end();
    return this.#done;
  }

  get #bottom(): number {
    return this.#pdf.page.height - this.#pdf.page.margins.bottom;
  }

  #write(tag: string, text: string, style: Style): void {
    const pdf = this.#pdf;
    pdf.y += (style.before ?? 0) * this.#scale;
    const element = pdf.struct(tag, {}, () => this.#runs(text, style));
    pdf.addStructure(element);
    element.end();
  }

  #row(table: PDFKit.PDFStructureElement, { name, facts }: Row): void {
    const pdf = this.#pdf;
    const { left, right } = pdf.page.margins;
    const width = pdf.page.width - left - right;
    const names = { x: left, width: width * nameShare - gutter };
    const rest = { x: left + width * nameShare, width: width * (1 - nameShare) };
    const bold = { ...styles.P, weight: 600 } as const;
    const paragraphs = paragraphsOf(facts);
    const texts = paragraphs.map((pieces) => pieces.map(({ text }) => text).join(''));
    const needed = Math.max(this.#heightOf([name], names.width), this.#heightOf(texts, rest.width));
    // What is longer than most of a page runs over; the others stay together.
    if (pdf.y + rowPadding + Math.min(needed, this.#bottom / 2) > this.#bottom) pdf.addPage();
    this.#rule();
    const y = pdf.y + rowPadding;
    const { page } = pdf;
    const row = pdf.struct('TR');
    table.add(row);
    row.add(pdf.struct('TH', { scope: 'Row' }, () => this.#runs(name, bold, { ...names, y })));
    const nameEnd = pdf.y;
    pdf.y = y;
    const cell = pdf.struct('TD');
    row.add(cell);
    for (const pieces of paragraphs) {
      cell.add(pdf.struct('P', {}, () => this.#pieces(pieces, { ...rest, y: pdf.y })));
    }
    row.end();
    pdf.y = (pdf.page === page ? Math.max(nameEnd, pdf.y) : pdf.y) + rowPadding;
    pdf.x = left;
  }

  /** Nearly: letters of another alphabet are as wide as those of this one. */
  #heightOf(texts: readonly string[], width: number): number {
    const pdf = this.#pdf.font('latin-600').fontSize(styles.P.size);
    return texts.reduce((sum, text) => sum + pdf.heightOfString(text, { lineGap, width }), 0);
  }

  #rule(): void {
    const { left, right } = this.#pdf.page.margins;
    const pdf = this.#pdf.markContent('Artifact', { type: 'Layout' });
    pdf
      .moveTo(left, pdf.y)
      .lineTo(pdf.page.width - right, pdf.y)
      .lineWidth(0.5)
      .strokeColor(line)
      .stroke();
    pdf.endMarkedContent();
  }

  #runs(text: string, style: Style, at?: { x: number; y: number; width: number }): void {
    this.#pieces([{ text: text.replace(/\s+/g, ' ').trim(), style }], at);
  }

  /** Texts of different looks in one line. */
  #pieces(pieces: readonly Piece[], at?: { x: number; y: number; width: number }): void {
    const runs = pieces.flatMap(({ text, style }) =>
      runsOf(text.replace(/\s+/g, ' ')).map((run) => ({ ...run, style })),
    );
    for (const [i, { alphabet, text, style }] of runs.entries()) {
      const continued = i < runs.length - 1;
      const options = { lineGap, continued, ...featuresOf(text), ...(at && { width: at.width }) };
      const pdf = this.#pdf.font(`${alphabet}-${style.weight ?? 400}`).fontSize(style.size * this.#scale);
      pdf.fillColor(style.color ?? ink);
      if (at && i === 0) pdf.text(text, at.x, at.y, options);
      else pdf.text(text, options);
    }
  }
}
