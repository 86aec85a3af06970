import { getDocumentProxy } from 'unpdf';

export interface StructureNode {
  role: string;
  children: StructureNode[];
  text: string;
  lang?: string;
  alt?: string;
}

export interface ReadPdf {
  pages: string[];
  trees: StructureNode[];
  title: string;
  untagged: string;
}

interface RawNode {
  role?: string;
  type?: string;
  id?: string;
  lang?: string;
  alt?: string;
  children?: RawNode[];
}

/** @throws Error for invalid PDFs. */
export async function readPdf(bytes: Buffer): Promise<ReadPdf> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const pages: string[] = [];
  const trees: StructureNode[] = [];
  let untagged = '';
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const texts = new Map<string, string>();
    const open: { id: string; artifact: boolean }[] = [];
    let text = '';
    for (const item of items) {
      if ('str' in item) {
        const piece = item.str + (item.hasEOL ? '\n' : '');
        text += piece;
        const id = open.findLast((content) => content.id !== '')?.id ?? '';
        if (id === '' && !open.some(({ artifact }) => artifact)) untagged += piece;
        texts.set(id, (texts.get(id) ?? '') + piece);
      } else if (item.type === 'endMarkedContent') open.pop();
      else open.push({ id: item.id ?? '', artifact: Reflect.get(item, 'tag') === 'Artifact' });
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
  return { pages, trees, untagged, title: String(Reflect.get(info, 'Title') ?? '') };
}

export async function readPdfText(bytes: Buffer): Promise<string> {
  const { pages } = await readPdf(bytes);
  return pages.join(' ').replace(/\s+/g, ' ');
}

const getText = ({ text, children }: StructureNode): string => text + children.map(getText).join('');

function* walkNodes(node: StructureNode): Generator<StructureNode> {
  yield node;
  for (const child of node.children) yield* walkNodes(child);
}

/** Allowed children by element, from table 4 of ISO 32000-1, 14.8.4. */
const contents: Readonly<Record<string, readonly string[]>> = {
  Table: ['TR'],
  TR: ['TH', 'TD'],
  L: ['LI'],
  LI: ['Lbl', 'LBody'],
};

/** Machine-checkable rules of PDF/UA (ISO 14289-1). */
export async function findPdfIssues(bytes: Buffer): Promise<string[]> {
  const { pages, trees, title, untagged } = await readPdf(bytes);
  const raw = bytes.toString('latin1');
  const issues: string[] = [];
  const check = (holds: boolean, issue: string) => void (holds || issues.push(issue));
  check(/<pdfuaid:part>1<\/pdfuaid:part>/.test(raw), 'the standard is not declared');
  check(/\/Lang \((it-IT|en-GB)\)/.test(raw), 'no language');
  check(/\/DisplayDocTitle true/.test(raw), 'the title is not shown');
  check(/\/Marked true/.test(raw), 'not marked');
  check(title.trim() !== '', 'no title');
  check(untagged.trim() === '', `untagged: ${untagged.slice(0, 80)}`);
  const headers = raw.match(/\/S \/TH\b/g)?.length ?? 0;
  check((raw.match(/\/Scope \/(Row|Column)/g)?.length ?? 0) === headers, 'a header without a scope');
  check((raw.match(/\/Tabs \/S/g)?.length ?? 0) === pages.length, 'the order of the tabs is not that of the structure');
  let level = 0;
  for (const [index, tree] of trees.entries()) {
    const page = `page ${index + 1}`;
    for (const { role, children, alt } of walkNodes(tree)) {
      const [, heading] = /^H(\d)$/.exec(role) ?? [];
      if (heading !== undefined) {
        check(Number(heading) <= level + 1, `${page}: ${role} after H${level}`);
        level = Number(heading);
      }
      const allowed = contents[role];
      if (allowed)
        for (const child of children) check(allowed.includes(child.role), `${page}: ${child.role} in ${role}`);
      if (role === 'Table') {
        const widths = new Set(children.map((row) => row.children.length));
        check(widths.size <= 1, `${page}: rows of ${[...widths].join(' and ')} cells`);
        for (const row of children) check(row.children[0]?.role === 'TH', `${page}: a row without a header`);
      }
      if (role === 'Figure') check(Boolean(alt), `${page}: a figure without a text`);
    }
    // Artifacts come before and after the content.
    const squeezed = (text: string) => text.replace(/\s/g, '');
    check(squeezed(pages[index] ?? '').includes(squeezed(getText(tree))), `${page}: read in another order`);
  }
  return issues;
}
