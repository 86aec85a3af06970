import { createPdf, insertBreaks } from './empty-pdf.ts';
import { tie, toRuns, truncate, unprintable } from './letters.ts';
import {
  alert,
  type Chart,
  closingNotes,
  compactHeadings,
  continuedSuffix,
  type Grid,
  ink,
  type Line,
  line,
  looks,
  type PaperOptions,
  type Piece,
  quiet,
  type Row,
  type Style,
  separate,
  styles,
  toParagraphs,
} from './pieces.ts';

/** Fraction of the width for the name column, and the gap to the facts. */
const nameShare = 0.32;
const gutter = 14;
const rowPadding = 5;
/** Longer names take a line of their own: within their column they could exceed a page. */
const maxNameLength = 90;
const gridPadding = 4;
const tableSpace = 4;

const lineGap = 2;
const chartHeight = 96;
const chartGap = 16;
/** The space of the running header, and a length that fits its one line. */
const headerSpace = 22;
const maxHeaderLength = 100;

export class Paper {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #done: Promise<Buffer>;
  readonly #foot: string;
  #note: string;
  readonly #scale: number;
  readonly #headings: Record<'H1' | 'H2' | 'H3', Style>;
  readonly #root: PDFKit.PDFStructureElement;
  #complete = true;
  readonly #title: string;
  readonly #continued: string;
  #section = '';
  readonly #sections = [''];

  constructor({ title, author, footer: foot, at, language = 'it', scale }: PaperOptions) {
    const pdf = createPdf({ title, author, at, language, side: scale === undefined ? 56 : 48 * scale });
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    this.#done = new Promise((resolve, reject) => {
      pdf.on('end', () => resolve(Buffer.concat(chunks)));
      pdf.on('error', reject);
    });
    pdf.on('pageAdded', () => this.#sections.push(this.#section));
    this.#title = title;
    this.#continued = continuedSuffix[language];
    this.#root = pdf.struct('Document');
    pdf.addStructure(this.#root);
    this.#pdf = pdf;
    this.#foot = foot;
    this.#note = closingNotes[language];
    this.#scale = scale ?? 1;
    this.#headings = scale === undefined ? styles : compactHeadings;
  }

  get pages(): number {
    return this.#pdf.bufferedPageRange().count;
  }

  heading(level: 1 | 2 | 3, text: string, tone: 'plain' | 'alert' = 'plain', first?: Row): void {
    const pdf = this.#pdf;
    const style: Style = this.#headings[`H${level}`];
    const others = this.#headings === styles ? { 1: 120, 2: 110, 3: 70 }[level] : 40 * this.#scale;
    const room = first ? (style.before ?? 0) + 2 * style.size + tableSpace + this.#heightToKeep(first) : others;
    if (level <= 2) this.#section = '';
    if (pdf.y + room > this.#bottom) pdf.addPage();
    if (level === 2) this.#section = text;
    if (level === 2) pdf.outline.addItem(text, { top: pdf.y, left: pdf.page.width });
    this.#write(`H${level}`, text, { ...style, ...(tone === 'alert' && { color: alert }) });
  }

  paragraph(text: string, look: keyof typeof looks = 'plain'): void {
    this.#write('P', text, looks[look]);
  }

  lines(rows: readonly Line[]): void {
    const pdf = this.#pdf;
    const list = pdf.struct('L');
    this.#root.add(list);
    for (const { name, facts } of rows) {
      pdf.y += 2 * this.#scale;
      const known = facts.map(([label, value]): Piece[] => [
        { text: `${label}: `, style: looks.quiet },
        { text: value, style: styles.P },
      ]);
      const item = pdf.struct('LI');
      list.add(item);
      const named: Piece = { text: name, style: { ...styles.P, weight: 600 } };
      item.add(pdf.struct('LBody', {}, () => this.#pieces(separate([[named], ...known]))));
      item.end();
    }
    list.end();
  }

  countFitting(rows: readonly Line[]): number {
    const { left, right } = this.#pdf.page.margins;
    const width = this.#pdf.page.width - left - right;
    const size = styles.P.size * this.#scale;
    const rest = (looks.quiet.before ?? 0) * this.#scale + this.#textHeight([' '], width, size);
    let { y } = this.#pdf;
    for (const [i, { name, facts }] of rows.entries()) {
      const text = [name, ...facts.map(([label, value]) => `${label}: ${value}`)].join(' · ');
      y += 2 * this.#scale + this.#textHeight([text], width, size);
      if (y + (i < rows.length - 1 ? rest : 0) > this.#bottom) return i;
    }
    return rows.length;
  }

  table(rows: readonly Row[]): void {
    const pdf = this.#pdf;
    const table = pdf.struct('Table');
    this.#root.add(table);
    pdf.y += tableSpace;
    for (const [i, row] of rows.entries()) {
      const next = rows[i + 1];
      // The last row stays with the row before, the first one with the heading above.
      if (next && i > 0 && i === rows.length - 2) {
        const pair = this.#heightToKeep(row) + rowPadding + this.#heightToKeep(next);
        if (pdf.y + pair > this.#bottom) pdf.addPage();
      }
      this.#row(table, row);
    }
    table.end();
  }

  grid({ names, columns, rows }: Grid): void {
    const pdf = this.#pdf;
    const table = pdf.struct('Table');
    this.#root.add(table);
    pdf.y += tableSpace;
    const header = [names, ...columns];
    this.#gridRow(table, header, true);
    for (const { name, cells } of rows) {
      if (pdf.y + this.#gridHeight([name, ...cells]) > this.#bottom) {
        pdf.addPage();
        pdf.markContent('Artifact', { type: 'Pagination' });
        this.#gridCells(header, true);
        pdf.endMarkedContent();
      }
      this.#gridRow(table, [name, ...cells], false);
    }
    table.end();
  }

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

  #chart(
    { title, series, from, to, formatValue: say }: Chart,
    { x, y, width }: { x: number; y: number; width: number },
  ): void {
    const pdf = this.#pdf;
    const label = { ...styles.head, color: quiet };
    this.#runs(title, { ...styles.head, weight: 600 }, { x, y, width });
    const points = series.flat();
    const values = points.map(({ value }) => value);
    const days = points.map(({ at }) => at);
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const [first, last] = [Math.min(...days), Math.max(...days)];
    const area = { left: x + 34, right: x + width - 4, top: pdf.y + 4, bottom: y + chartHeight - 24 };
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

  nextPage(): void {
    this.#section = '';
    this.#pdf.addPage();
  }

  addClosingNote(): void {
    if (!this.#complete && this.#note !== '') this.paragraph(this.#note, 'quiet');
    this.#note = '';
  }

  async finish(): Promise<Buffer> {
    const pdf = this.#pdf;
    this.addClosingNote();
    this.#root.end();
    const { start, count } = pdf.bufferedPageRange();
    for (let i = 0; i < count; i++) {
      pdf.switchToPage(start + i);
      const { left, right } = pdf.page.margins;
      const width = pdf.page.width - left - right;
      const y = pdf.page.height - 44;
      // Text below the lower margin would start another page.
      pdf.page.margins.bottom = 0;
      pdf.markContent('Artifact', { type: 'Pagination' });
      if (i > 0) this.#runningHeader(this.#sections[i] ?? '');
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

  #runningHeader(section: string): void {
    const pdf = this.#pdf;
    const { left, right, top } = pdf.page.margins;
    const text = section === '' ? this.#title : `${this.#title} · ${section} ${this.#continued}`;
    const at = { x: left, y: top - headerSpace * this.#scale, width: pdf.page.width - left - right };
    this.#runs(truncate(text, maxHeaderLength), { ...styles.head, color: quiet }, at);
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

  #heightToKeep({ name, facts }: Row): number {
    const { names, rest } = this.#columns;
    const texts = toParagraphs(facts).map((pieces) => pieces.map(({ text }) => text).join(''));
    const factsHeight = this.#textHeight(texts, rest.width);
    const needed =
      name.length > maxNameLength
        ? this.#textHeight([name], gutter + names.width + rest.width) + factsHeight
        : Math.max(this.#textHeight([name], names.width), factsHeight);
    return rowPadding + Math.min(needed, this.#bottom / 2);
  }

  #row(table: PDFKit.PDFStructureElement, entry: Row): void {
    const pdf = this.#pdf;
    const { names, rest } = this.#columns;
    if (pdf.y + this.#heightToKeep(entry) > this.#bottom) pdf.addPage();
    this.#rule();
    const y = pdf.y + rowPadding;
    const { page } = pdf;
    const row = pdf.struct('TR');
    table.add(row);
    const above = entry.name.length > maxNameLength;
    const place = above ? { ...names, y, width: gutter + names.width + rest.width } : { ...names, y };
    row.add(pdf.struct('TH', { scope: 'Row' }, () => this.#runs(entry.name, { ...styles.P, weight: 600 }, place)));
    const nameEnd = pdf.y;
    if (!above) pdf.y = y;
    const cell = pdf.struct('TD');
    row.add(cell);
    for (const pieces of toParagraphs(entry.facts)) {
      cell.add(pdf.struct('P', {}, () => this.#pieces(pieces, { ...rest, y: pdf.y })));
    }
    row.end();
    pdf.y = (pdf.page === page ? Math.max(nameEnd, pdf.y) : pdf.y) + rowPadding;
    pdf.x = pdf.page.margins.left;
  }

  #gridHeight(texts: readonly string[]): number {
    const width = this.#gridWidth(texts.length);
    return gridPadding * 2 + Math.max(...texts.map((text) => this.#textHeight([text], width, styles.cell.size)));
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

  #gridCells(texts: readonly string[], header: boolean, put = (write: () => void, _i: number) => write()): void {
    const pdf = this.#pdf;
    const room = this.#gridHeight(texts);
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

  /** An estimate: it assumes that all alphabets are as wide as the Latin one. */
  #textHeight(texts: readonly string[], width: number, size: number = styles.P.size): number {
    const pdf = this.#pdf.font('latin-600').fontSize(size);
    return texts.reduce((sum, text) => sum + pdf.heightOfString(insertBreaks(tie(text)), { lineGap, width }), 0);
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
    this.#pieces([{ text: text.trim(), style }], at);
  }

  #pieces(pieces: readonly Piece[], at?: { x: number; y: number; width: number }): void {
    const runs = pieces.flatMap(({ text, style }) =>
      toRuns(tie(text)).map((run) => ({ ...run, text: insertBreaks(run.text), style })),
    );
    this.#complete &&= runs.every(({ text }) => !text.includes(unprintable));
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
