import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { marked, type Token, type Tokens } from 'marked';
import PDFDocument from 'pdfkit';
import { faces } from './guide-faces.ts';

export interface Guide {
  markdown: string;
  /** Folder of the pictures. */
  folder: string;
  language: 'it' | 'en';
}

const words = {
  it: { locale: 'it-IT', kind: 'Guida', page: (page: number, pages: number) => `pagina ${page} di ${pages}` },
  en: { locale: 'en-GB', kind: 'Guide', page: (page: number, pages: number) => `page ${page} of ${pages}` },
} as const;

const ink = '#1b1f24';
const quiet = '#57606a';
const teal = '#0b5c64';
const orange = '#d9622b';
const line = '#c9d1d9';

const margin = 62;
const indent = 24;
// Large type, because many readers are old and print the guides.
const body = { size: 12.5, lineGap: 4 };

/** Characters of the typeface file outside Latin 1. */
const alsoLatin = new Set('–—‘’“”„…€•');

/** Missing in the types of pdfkit. */
const universal: object = { subset: 'PDF/UA' };
interface WithImages {
  openImage(file: Buffer): PDFKit.Mixins.ImageSrc & { width: number; height: number };
}

interface Run {
  text: string;
  bold: boolean;
}

const isImage = (token: Token): token is Tokens.Image => token.type === 'image';

function runsOf(tokens: readonly Token[], bold = false): Run[] {
  return tokens.flatMap((token): Run[] => {
    if (token.type === 'strong') return runsOf((token as Tokens.Strong).tokens, true);
    // The paragraph of a list item is a text token with nested tokens.
    if ('tokens' in token && token.tokens) return runsOf(token.tokens, bold);
    if (token.type !== 'text') throw new Error(`A guide cannot hold ${token.type}: ${token.raw}`);
    const text = token.text.replace(/\s+/g, ' ');
    const strange = [...text].find((letter) => letter > 'ÿ' && !alsoLatin.has(letter));
    if (strange) throw new Error(`The typeface of the guides has no ${strange}: ${text}`);
    return [{ text, bold }];
  });
}

/** Renders a guide as a tagged A4 PDF with headings, lists and described pictures. */
class GuidePaper {
  readonly #pdf: PDFKit.PDFDocument & WithImages;
  readonly #guide: Guide;
  readonly #title: string;

  constructor(guide: Guide, title: string) {
    this.#guide = guide;
    this.#title = title;
    const pdf = new PDFDocument({
      size: 'A4',
      margins: { top: 58, bottom: 72, left: margin, right: margin },
      lang: words[guide.language].locale,
      tagged: true,
      ...universal,
      displayTitle: true,
      pdfVersion: '1.7',
      bufferPages: true,
      // Prevents pdfkit from loading its default font from disk.
      font: '',
      info: { Title: `${title} · Libretto`, Author: 'Libretto', Creator: 'Libretto' },
    });
    this.#pdf = pdf as typeof pdf & WithImages;
    this.#pdf.registerFont('plain', faces.plain);
    this.#pdf.registerFont('bold', faces.bold);
  }

  async write(tokens: readonly Token[]): Promise<Buffer> {
    const chunks: Buffer[] = [];
    const pdf = this.#pdf;
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    const done = new Promise<void>((resolve) => pdf.on('end', () => resolve()));
    this.#brand();
    for (const token of tokens) this.#block(token);
    this.#feet();
    pdf.end();
    await done;
    return Buffer.concat(chunks);
  }

  get #width(): number {
    return this.#pdf.page.width - 2 * margin;
  }

  #artifact(draw: () => void): void {
    this.#pdf.markContent('Artifact', { type: 'Layout' });
    draw();
    this.#pdf.endMarkedContent();
  }

  #brand(): void {
    const pdf = this.#pdf;
    this.#artifact(() => {
      pdf.save().translate(margin, 40).scale(0.62);
      pdf.path('M6 3h15a6 6 0 0 1 6 6v14a6 6 0 0 1-6 6H6a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1Z').fill(teal);
      pdf.path('M18 3h5v13.2l-2.5-2.2-2.5 2.2Z').fill(orange);
      pdf.restore();
      pdf
        .font('bold')
        .fontSize(11)
        .fillColor(ink)
        .text('Libretto', margin + 24, 44, { lineBreak: false });
    });
    pdf.x = margin;
    pdf.y = 78;
  }

  /** Starts a new page if less than this height is left. */
  #need(height: number): void {
    const { page, y } = this.#pdf;
    if (y + height > page.height - page.margins.bottom) this.#pdf.addPage();
  }

  #block(token: Token): void {
    const pdf = this.#pdf;
    if (token.type === 'space') return;
    if (token.type === 'heading') this.#heading(token as Tokens.Heading);
    else if (token.type === 'list') this.#list(token as Tokens.List);
    else if (token.type === 'blockquote') this.#note(token as Tokens.Blockquote);
    else if (token.type === 'paragraph') {
      const { tokens } = token as Tokens.Paragraph;
      const picture = tokens.find(isImage);
      if (picture) this.#picture(picture);
      else {
        pdf.y += 6;
        this.#need(50);
        this.#tagged('P', () => this.#runs(runsOf(tokens), margin, this.#width));
      }
    } else throw new Error(`A guide cannot hold ${token.type}: ${token.raw}`);
  }

  #tagged(tag: string, draw: () => void): void {
    const element = this.#pdf.struct(tag, {}, draw);
    this.#pdf.addStructure(element);
    element.end();
  }

  #heading({ depth, tokens }: Tokens.Heading): void {
    const pdf = this.#pdf;
    const first = depth === 1;
    const text = runsOf(tokens)
      .map((run) => run.text)
      .join('');
    if (!first) {
      // A heading stays with the text that follows it.
      pdf.y += 18;
      this.#need(100);
      pdf.outline.addItem(text);
    }
    this.#tagged(first ? 'H1' : 'H2', () => {
      pdf
        .font('bold')
        .fontSize(first ? 27 : 16)
        .fillColor(first ? ink : teal);
      pdf.text(text, margin, pdf.y, { width: this.#width });
    });
    pdf.y += 2;
  }

  #runs(runs: readonly Run[], x: number, width: number, color = ink): void {
    const pdf = this.#pdf;
    for (const [index, { text, bold }] of runs.entries()) {
      pdf
        .font(bold ? 'bold' : 'plain')
        .fontSize(body.size)
        .fillColor(color);
      const options = { width, lineGap: body.lineGap, continued: index < runs.length - 1 };
      if (index === 0) pdf.text(text, x, pdf.y, options);
      else pdf.text(text, options);
    }
  }

  #list({ items, ordered }: Tokens.List): void {
    const pdf = this.#pdf;
    // A structure element is drawn when it is added to its parent, so parents are added before their children.
    const list = pdf.struct('L', {});
    pdf.addStructure(list);
    pdf.y += 4;
    for (const [index, { tokens }] of items.entries()) {
      const runs = runsOf(tokens);
      const text = runs.map((run) => run.text).join('');
      pdf.font('bold').fontSize(body.size);
      this.#need(pdf.heightOfString(text, { width: this.#width - indent, lineGap: body.lineGap }));
      const item = pdf.struct('LI', {});
      list.add(item);
      const top = pdf.y;
      item.add(
        pdf.struct('Lbl', {}, () => {
          pdf.font('bold').fontSize(body.size).fillColor(teal);
          pdf.text(ordered ? `${index + 1}.` : '•', margin, top, { width: indent, lineGap: body.lineGap });
        }),
      );
      item.add(
        pdf.struct('LBody', {}, () => {
          pdf.y = top;
          this.#runs(runs, margin + indent, this.#width - indent);
        }),
      );
      item.end();
      pdf.y += 3;
    }
    list.end();
    pdf.x = margin;
  }

  /** Warning with a bar at its side. */
  #note({ tokens }: Tokens.Blockquote): void {
    const pdf = this.#pdf;
    const runs = runsOf(tokens.filter(({ type }) => type !== 'space'));
    const width = this.#width - 2 * indent;
    pdf.y += 14;
    pdf.font('bold').fontSize(body.size);
    const text = runs.map((run) => run.text).join('');
    this.#need(pdf.heightOfString(text, { width, lineGap: body.lineGap }) + 8);
    const top = pdf.y;
    this.#tagged('Note', () => this.#runs(runs, margin + indent, width));
    const bottom = pdf.y;
    this.#artifact(() => {
      pdf
        .moveTo(margin + 8, top - 4)
        .lineTo(margin + 8, bottom)
        .lineWidth(3)
        .strokeColor(orange)
        .stroke();
    });
    pdf.x = margin;
    pdf.y = bottom + 6;
  }

  #picture({ href, text: alt }: Tokens.Image): void {
    const pdf = this.#pdf;
    const image = pdf.openImage(readFileSync(join(this.#guide.folder, href)));
    const height = (image.height * this.#width) / image.width;
    pdf.y += 12;
    this.#need(height + 10);
    const top = pdf.y;
    const about = { alt, bbox: [margin, top, margin + this.#width, top + height] };
    const figure = pdf.struct('Figure', about, () => {
      pdf.image(image, margin, top, { width: this.#width, height });
    });
    pdf.addStructure(figure);
    figure.end();
    this.#artifact(() => {
      pdf.roundedRect(margin, top, this.#width, height, 3).lineWidth(0.75).strokeColor(line).stroke();
    });
    pdf.x = margin;
    pdf.y = top + height + 8;
  }

  #feet(): void {
    const pdf = this.#pdf;
    const { kind, page } = words[this.#guide.language];
    const { start, count } = pdf.bufferedPageRange();
    for (let i = 0; i < count; i++) {
      pdf.switchToPage(start + i);
      // Text below the lower margin would start another page.
      pdf.page.margins.bottom = 0;
      const y = pdf.page.height - 46;
      pdf.markContent('Artifact', { type: 'Pagination' });
      pdf
        .moveTo(margin, y - 9)
        .lineTo(margin + this.#width, y - 9)
        .lineWidth(0.5)
        .strokeColor(line)
        .stroke();
      pdf.font('plain').fontSize(9).fillColor(quiet);
      const title = this.#title.startsWith(kind) ? this.#title : `${kind} · ${this.#title}`;
      pdf.text(title, margin, y, { width: this.#width, lineBreak: false });
      pdf.text(page(i + 1, count), margin, y, { width: this.#width, align: 'right' });
      pdf.endMarkedContent();
    }
  }
}

export async function guidePdf(guide: Guide): Promise<Buffer> {
  const tokens = marked.lexer(guide.markdown);
  const title = tokens.find((token) => token.type === 'heading');
  if (title?.type !== 'heading' || title.depth !== 1) throw new Error('A guide begins with its title.');
  return new GuidePaper(guide, title.text).write(tokens);
}
