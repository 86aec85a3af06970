// Reads PDFs with the parser of Firefox, which shares no code with what writes them.
import { getDocumentProxy } from 'unpdf';

/** An element of the structure tree: a role such as `H1`, and elements or the numbers of marked contents. */
export interface StructureNode {
  role: string;
  children: StructureNode[];
  /** The text of the marked contents directly in it. */
  text: string;
  lang?: string;
  alt?: string;
}

export interface ReadPdf {
  /** The text of each page, lines separated by a line feed. */
  pages: string[];
  /** The structure tree of each page. */
  trees: StructureNode[];
  title: string;
}

interface RawNode {
  role?: string;
  type?: string;
  id?: string;
  lang?: string;
  alt?: string;
  children?: RawNode[];
}

/** @throws Error for what is no PDF. */
export async function readPdf(bytes: Buffer): Promise<ReadPdf> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const pages: string[] = [];
  const trees: StructureNode[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const texts = new Map<string, string>();
    const open: string[] = [];
    let text = '';
    for (const item of items) {
      if ('str' in item) {
        const piece = item.str + (item.hasEOL ? '\n' : '');
        text += piece;
        const id = open.at(-1) ?? '';
        texts.set(id, (texts.get(id) ?? '') + piece);
      } else if (item.type === 'endMarkedContent') open.pop();
      else open.push(item.id ?? '');
    }
    const read = ({ role = '', children = [], lang, alt }: RawNode): StructureNode => ({
      role,
      ...(lang !== undefined && { lang }),
      ...(alt !== undefined && { alt }),
      children: children.filter((child) => child.role !== undefined).map(read),
      text: children.map((child) => (child.type === 'content' ? (texts.get(child.id ?? '') ?? '') : '')).join(''),
    });
    pages.push(text);
    trees.push(read(((await page.getStructTree()) as RawNode | null) ?? {}));
  }
  const { info } = await pdf.getMetadata();
  return { pages, trees, title: String(Reflect.get(info, 'Title') ?? '') };
}

/** The whole text in one line, so that a line break is not a difference. */
export async function textOfPdf(bytes: Buffer): Promise<string> {
  const { pages } = await readPdf(bytes);
  return pages.join(' ').replace(/\s+/g, ' ');
}
