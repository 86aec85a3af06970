import { breakable, emptyPdf } from './empty-pdf.ts';
import { runsOf, shortened, unwritten } from './letters.ts';
import {
  alert,
  type Chart,
  type Grid,
  goesOn,
  ink,
  type Line,
  line,
  looks,
  lowHeadings,
  notes,
  type PaperOptions,
  type Piece,
  paragraphsOf,
  quiet,
  type Row,
  type Style,
  styles,
} from './pieces.ts';

/** How much of the width the names of a table take, and what is between them and the rest. */
const nameShare = 0.32;
const gutter = 14;
const rowPadding = 5;
/** A name of more letters takes a line of its own: in its column it could be longer than a page. */
const longName = 90;
/** Around what is in a cell of a grid. */
const gridPadding = 4;
/** Above a table. */
const tableSpace = 4;

const lineGap = 2;
const chartHeight = 96;
const chartGap = 16;
/** Above the first line of a page that goes on, and as many letters as one line there surely has. */
const headSpace = 22;
const longestHead = 100;

/** An A4 document that a screen reader can follow: every text is a heading or a paragraph. */
export class Paper {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #done: Promise<Buffer>;
  readonly #foot: string;
  #note: string;
  readonly #scale: number;
  readonly #headings: Record<'H1' | 'H2' | 'H3', Style>;
  /** What everything else stands in, as the standard of tagged documents has it. */
  readonly #root: PDFKit.PDFStructureElement;
  #complete = true;
  readonly #title: string;
  readonly #goesOn: string;
  /** The section that is being written. */
  #section = '';
  /** For each page the section that goes on at its top; empty where a new one begins. */
  readonly #sections = [''];

  constructor({ title, author, foot, at, language = 'it', scale }: PaperOptions) {
    const pdf = emptyPdf({ title, author, at, language, side: scale === undefined ? 56 : 48 * scale });
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    this.#done = new Promise((resolve, reject) => {
      pdf.on('end', () => resolve(Buffer.concat(chunks)));
      pdf.on('error', reject);
    });
    pdf.on('pageAdded', () => this.#sections.push(this.#section));
    this.#title = title;
    this.#goesOn = goesOn[language];
    this.#root = pdf.struct('Document');
    pdf.addStructure(this.#root);
    this.#pdf = pdf;
    this.#foot = foot;
    this.#note = notes[language];
    this.#scale = scale ?? 1;
    this.#headings = scale === undefined ? styles : lowHeadings;
  }

  get pages(): number {
    return this.#pdf.bufferedPageRange().count;
  }

  /** `alert`: what must not be overlooked. `first`: the row below it, if it is a table that follows. */
  heading(level: 1 | 2 | 3, text: string, tone: 'plain' | 'alert' = 'plain', first?: Row): void {
    const pdf = this.#pdf;
    const style: Style = this.#headings[`H${level}`];
    // A heading is never left alone at the end of a page.
    const others = this.#headings === styles ? { 1: 120, 2: 110, 3: 70 }[level] : 40 * this.#scale;
    const room = first ? (style.before ?? 0) + 2 * style.size + tableSpace + this.#roomOf(first) : others;
    if (level <= 2) this.#section = '';
    if (pdf.y + room > this.#bottom) pdf.addPage();
    if (level === 2) this.#section = text;
    // The contents that a reader opens beside a long document.
    if (level === 2) pdf.outline.addItem(text, { top: pdf.y, left: pdf.page.width });
    this.#write(`H${level}`, text, { ...style, ...(tone === 'alert' && { color: alert }) });
  }

  paragraph(text: string, look: keyof typeof looks = 'plain'): void {
    this.#write('P', text, looks[look]);
  }

  /** Names with what is known of each behind them: less room than a table takes, for what has to fit one page. */
  lines(rows: readonly Line[]): void {
    const pdf = this.#pdf;
    const list = pdf.struct('L');
    this.#root.add(list);
    for (const { name, facts } of rows) {
      pdf.y += 2 * this.#scale;
      const known = facts.flatMap(([label, value]) => [
        { text: ` · ${label}: `, style: looks.quiet },
        { text: value, style: styles.P },
      ]);
      const item = pdf.struct('LI');
      list.add(item);
      const named: Piece = { text: name, style: { ...styles.P, weight: 600 } };
      item.add(pdf.struct('LBody', {}, () => this.#pieces([named, ...known])));
      item.end();
    }
    list.end();
  }

  /** Returns how many of the lines have room on this page, with a paragraph of one line below those that go on. */
  fitting(rows: readonly Line[]): number {
    const { left, right } = this.#pdf.page.margins;
    const width = this.#pdf.page.width - left - right;
    const size = styles.P.size * this.#scale;
    const rest = (looks.quiet.before ?? 0) * this.#scale + this.#heightOf([' '], width, size);
    let { y } = this.#pdf;
    for (const [i, { name, facts }] of rows.entries()) {
      const text = [name, ...facts.map(([label, value]) => `${label}: ${value}`)].join(' · ');
      y += 2 * this.#scale + this.#heightOf([text], width, size);
      if (y + (i < rows.length - 1 ? rest : 0) > this.#bottom) return i;
    }
    return rows.length;
  }

  /** Names with what is known of each beside them: a table whose first column are the headers of its rows. */
  table(rows: readonly Row[]): void {
    const pdf = this.#pdf;
    const table = pdf.struct('Table');
    this.#root.add(table);
    pdf.y += tableSpace;
    for (const row of rows) this.#row(table, row);
    table.end();
  }

  /** A table whose first row are the headers of its columns, said anew on each page. */
  grid({ names, columns, rows }: Grid): void {
    const pdf = this.#pdf;
    const table = pdf.struct('Table');
    this.#root.add(table);
    pdf.y += tableSpace;
    const header = [names, ...columns];
    this.#gridRow(table, header, true);
    for (const { name, cells } of rows) {
      if (pdf.y + this.#gridRoom([name, ...cells]) > this.#bottom) {
        pdf.addPage();
        pdf.markContent('Artifact', { type: 'Pagination' });
        this.#gridCells(header, true);
        pdf.endMarkedContent();
      }
      this.#gridRow(table, [name, ...cells], false);
    }
    table.end();
  }

  /** Small charts, two beside each other; each is a figure with a text. */
  charts(charts: readonly Chart[]): void {
    const pdf = this.#pdf;
    const { left, right } = pdf.page.margins;
    const width = (pdf.page.width - left - right - chartGap) / 2;
    for (let i = 0; i < charts.length; i += 2) {
      if (pdf.y + chartHeight > this.#bottom) pdf.addPage();
      const y = pdf.y + 6;
      for (const [column, chart] of charts.slice(i, i + 2).entries()) {
        const x = left + column * (width + chartGap);
        const bbox: [number, number, number, number] = [x, y, x + width, y + chartHeight - 6];
        const figure = pdf.struct('Figure', { alt: chart.alt, bbox }, () => this.#chart(chart, { x, y, width }));
        this.#root.add(figure);
        figure.end();
      }
      pdf.x = left;
      pdf.y = y + chartHeight;
    }
  }

  #chart({ title, series, from, to, say }: Chart, { x, y, width }: { x: number; y: number; width: number }): void {
    const pdf = this.#pdf;
    const label = { ...styles.head, color: quiet };
    this.#runs(title, { ...styles.head, weight: 600 }, { x, y, width });
    const points = series.flat();
    const values = points.map(({ value }) => value);
    const days = points.map(({ at }) => at);
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const [first, last] = [Math.min(...days), Math.max(...days)];
    const area = { left: x + 34, right: x + width - 4, top: pdf.y + 4, bottom: y + chartHeight - 24 };
    // A line of equal values runs through the middle.
    const across = (at: number) => area.left + ((at - first) / (last - first || 1)) * (area.right - area.left);
    const up = (value: number) =>
      low === high
        ? (area.top + area.bottom) / 2
        : area.bottom - ((value - low) / (high - low)) * (area.bottom - area.top);
    this.#runs(say(high), label, { x, y: area.top - 4, width: 32 });
    if (low !== high) this.#runs(say(low), label, { x, y: area.bottom - 5, width: 32 });
    this.#runs(from, label, { x: area.left, y: area.bottom + 5, width: 90 });
    if (from !== to) this.#runs(to, label, { x: area.right - 52, y: area.bottom + 5, width: 60 });
    pdf
      .moveTo(area.left, area.top)
      .lineTo(area.left, area.bottom)
      .lineTo(area.right, area.bottom)
      .lineWidth(0.5)
      .strokeColor(line)
      .stroke();
    for (const curve of series) {
      for (const [index, { at, value }] of curve.entries())
        index === 0 ? pdf.moveTo(across(at), up(value)) : pdf.lineTo(across(at), up(value));
      pdf.lineWidth(1).strokeColor(ink).stroke();
      for (const { at, value } of curve) pdf.circle(across(at), up(value), 1.3).fillColor(ink).fill();
    }
  }

  /** What follows begins a page. */
  nextPage(): void {
    this.#section = '';
    this.#pdf.addPage();
  }

  /** The last words, where something could not be written as it is; once. */
  conclude(): void {
    if (!this.#complete && this.#note !== '') this.paragraph(this.#note, 'quiet');
    this.#note = '';
  }

  /** The document, which takes nothing more after this. */
  async finish(): Promise<Buffer> {
    const pdf = this.#pdf;
    this.conclude();
    this.#root.end();
    const { start, count } = pdf.bufferedPageRange();
    for (let i = 0; i < count; i++) {
      pdf.switchToPage(start + i);
      const { left, right } = pdf.page.margins;
      const width = pdf.page.width - left - right;
      const y = pdf.page.height - 44;
      // What is below the lower margin would begin another page.
      pdf.page.margins.bottom = 0;
      pdf.markContent('Artifact', { type: 'Pagination' });
      if (i > 0) this.#head(this.#sections[i] ?? '');
      pdf
        .moveTo(left, y - 8)
        .lineTo(left + width, y - 8)
        .lineWidth(0.5)
        .strokeColor(line)
        .stroke();
      this.#runs(this.#foot, { size: 8 / this.#scale, color: quiet }, { x: left, y, width: width - 60 });
      pdf
        .font('latin-400')
        .fontSize(8)
        .text(`${i + 1} / ${count}`, left, y, { width, align: 'right' });
      pdf.endMarkedContent();
    }
    pdf.end();
    return this.#done;
  }

  /** Above what goes on from the page before: what it is, and of which section. */
  #head(section: string): void {
    const pdf = this.#pdf;
    const { left, right, top } = pdf.page.margins;
    const text = section === '' ? this.#title : `${this.#title} · ${section} ${this.#goesOn}`;
    const at = { x: left, y: top - headSpace * this.#scale, width: pdf.page.width - left - right };
    this.#runs(shortened(text, longestHead), { ...styles.head, color: quiet }, at);
  }

  get #bottom(): number {
    return this.#pdf.page.height - this.#pdf.page.margins.bottom;
  }

  #write(tag: string, text: string, style: Style): void {
    const pdf = this.#pdf;
    pdf.y += (style.before ?? 0) * this.#scale;
    const element = pdf.struct(tag, {}, () => this.#runs(text, style));
    this.#root.add(element);
    element.end();
  }

  get #columns() {
    const { left, right } = this.#pdf.page.margins;
    const width = this.#pdf.page.width - left - right;
    const names = { x: left, width: width * nameShare - gutter };
    return { names, rest: { x: left + width * nameShare, width: width * (1 - nameShare) } };
  }

  /** What a row needs of a page. What is longer than most of one runs over; the others stay together. */
  #roomOf({ name, facts }: Row): number {
    const { names, rest } = this.#columns;
    const texts = paragraphsOf(facts).map((pieces) => pieces.map(({ text }) => text).join(''));
    const besides = this.#heightOf(texts, rest.width);
    const needed =
      name.length > longName
        ? this.#heightOf([name], gutter + names.width + rest.width) + besides
        : Math.max(this.#heightOf([name], names.width), besides);
    return rowPadding + Math.min(needed, this.#bottom / 2);
  }

  #row(table: PDFKit.PDFStructureElement, entry: Row): void {
    const pdf = this.#pdf;
    const { names, rest } = this.#columns;
    if (pdf.y + this.#roomOf(entry) > this.#bottom) pdf.addPage();
    this.#rule();
    const y = pdf.y + rowPadding;
    const { page } = pdf;
    const row = pdf.struct('TR');
    table.add(row);
    const above = entry.name.length > longName;
    const place = above ? { ...names, y, width: gutter + names.width + rest.width } : { ...names, y };
    row.add(pdf.struct('TH', { scope: 'Row' }, () => this.#runs(entry.name, { ...styles.P, weight: 600 }, place)));
    const nameEnd = pdf.y;
    if (!above) pdf.y = y;
    const cell = pdf.struct('TD');
    row.add(cell);
    for (const pieces of paragraphsOf(entry.facts)) {
      cell.add(pdf.struct('P', {}, () => this.#pieces(pieces, { ...rest, y: pdf.y })));
    }
    row.end();
    pdf.y = (pdf.page === page ? Math.max(nameEnd, pdf.y) : pdf.y) + rowPadding;
    pdf.x = pdf.page.margins.left;
  }

  #gridRoom(texts: readonly string[]): number {
    const width = this.#gridWidth(texts.length);
    return gridPadding * 2 + Math.max(...texts.map((text) => this.#heightOf([text], width, styles.cell.size)));
  }

  #gridWidth(columns: number): number {
    const { left, right } = this.#pdf.page.margins;
    return (this.#pdf.page.width - left - right) / columns - gridPadding;
  }

  #gridRow(table: PDFKit.PDFStructureElement, texts: readonly string[], header: boolean): void {
    const row = this.#pdf.struct('TR');
    table.add(row);
    this.#gridCells(texts, header, (write, i) => {
      const scope = header ? 'Column' : 'Row';
      row.add(header || i === 0 ? this.#pdf.struct('TH', { scope }, write) : this.#pdf.struct('TD', {}, write));
    });
    row.end();
  }

  /** The cells of a line beside each other; each is put where `put` says. */
  #gridCells(texts: readonly string[], header: boolean, put = (write: () => void, _i: number) => write()): void {
    const pdf = this.#pdf;
    const room = this.#gridRoom(texts);
    const width = this.#gridWidth(texts.length);
    if (!header) this.#rule();
    const { y } = pdf;
    for (const [i, text] of texts.entries()) {
      const at = { x: pdf.page.margins.left + i * (width + gridPadding), y: y + gridPadding, width };
      const style: Style = header ? { ...styles.cell, color: quiet } : { ...styles.cell, weight: i === 0 ? 600 : 400 };
      put(() => this.#runs(text, style, at), i);
    }
    pdf.x = pdf.page.margins.left;
    pdf.y = y + room;
  }

  /** Nearly: letters of another alphabet are as wide as those of this one. */
  #heightOf(texts: readonly string[], width: number, size: number = styles.P.size): number {
    const pdf = this.#pdf.font('latin-600').fontSize(size);
    return texts.reduce((sum, text) => sum + pdf.heightOfString(breakable(text), { lineGap, width }), 0);
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
      runsOf(text.replace(/\s+/g, ' ')).map((run) => ({ ...run, text: breakable(run.text), style })),
    );
    this.#complete &&= runs.every(({ text }) => !text.includes(unwritten));
    for (const [i, { alphabet, text, style }] of runs.entries()) {
      const continued = i < runs.length - 1;
      const options = { lineGap, continued, ...(at && { width: at.width }) };
      const face = alphabet === 'emoji' ? alphabet : `${alphabet}-${style.weight ?? 400}`;
      const pdf = this.#pdf.font(face).fontSize(style.size * this.#scale);
      pdf.fillColor(style.color ?? ink);
      if (at && i === 0) pdf.text(text, at.x, at.y, options);
      else pdf.text(text, options);
    }
  }
}
