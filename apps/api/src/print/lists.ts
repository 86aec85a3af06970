import type { Messages } from '../summary/messages.en.ts';
import { type Language, messagesFor, type Section, type SharedRecord } from '../summary/render-context.ts';
import { fullName } from '../summary/sections.ts';
import { truncate } from './letters.ts';
import { Paper } from './paper.ts';
import type { Grid } from './pieces.ts';

export interface PrintedRecord {
  record: SharedRecord;
  /** The strictest confidentiality level to include, from 1 to 6. */
  level: number;
  language: Language;
  /** YYYY-MM-DD */
  today: string;
  at: number;
}

interface PaperInfo {
  title: string;
  language: Language;
  today: string;
  at: number;
  /** States on each sheet that it is a part of the record. */
  extract?: boolean;
  scale?: number;
}

export const wholeRecordLevel = 6;

export const factLines = (facts: readonly (readonly [name: string, value: string | null])[]): string[] =>
  facts.filter(([, value]) => value).map(([name, value]) => `${name}: ${value}`);

/** Footer names are truncated: a wrapped footer would start another page. */
const maxFooterName = 60;
const truncateName = (text: string) => truncate(text, maxFooterName);

export function createPaper(person: string, { title, language, today, at, extract, scale }: PaperInfo): Paper {
  const messages = messagesFor(language, extract);
  return new Paper({
    title: messages.of(title, person),
    author: person,
    footer: `${truncateName(person)} · ${truncateName(title)} · ${messages.printed(messages.day(today))}`,
    at,
    language,
    scale,
  });
}

interface FitOptions extends Omit<PaperInfo, 'scale'> {
  person: string;
  /** Scales to try, from the largest to the smallest that is still readable. */
  scales: readonly number[];
  /** The scale when even the smallest does not fit one page. */
  fallbackScale: number;
}

export function fitToPage(
  { person, scales, fallbackScale, ...about }: FitOptions,
  write: (paper: Paper) => void,
): Promise<Buffer> {
  const render = (scale: number) => {
    const paper = createPaper(person, { ...about, scale });
    write(paper);
    // The closing note counts towards the page limit.
    paper.addClosingNote();
    return paper;
  };
  for (const scale of scales) {
    const paper = render(scale);
    if (paper.pages === 1) return paper.finish();
    // Half the size takes a quarter of the area, and no scale is smaller than that.
    if (paper.pages > 4) break;
  }
  return render(fallbackScale).finish();
}

function toGrid([names, ...labels]: NonNullable<Section['grid']>, entries: Section['entries']): Grid {
  const named = entries.map(({ name, facts }) => ({ name, facts: new Map(facts) }));
  const columns = labels.filter((label) => named.some(({ facts }) => facts.has(label)));
  const rows = named.map(({ name, facts }) => ({ name, cells: columns.map((label) => facts.get(label) ?? '') }));
  return { names, columns, rows };
}

export function writeSection(paper: Paper, section: Section, tone: 'plain' | 'alert' = 'plain'): void {
  const { title, entries } = section;
  paper.heading(2, `${title} (${entries.length})`, tone, entries[0]);
  writeRows(paper, section);
}

export function writeRows(paper: Paper, { none, grid, entries }: Section): void {
  if (entries.length === 0) paper.paragraph(none, 'quiet');
  else if (grid) paper.grid(toGrid(grid, entries));
  else paper.table(entries);
}

/** States the date of the document and, below the strictest level, that it is an extract. */
export function writeExtent(
  paper: Paper,
  messages: Messages,
  { level, today }: Pick<PrintedRecord, 'level' | 'today'>,
): void {
  paper.paragraph(messages.asOf(messages.day(today)), 'quiet');
  if (level < wholeRecordLevel) paper.paragraph(messages.upTo(messages.levels[level - 1] ?? ''));
}

export async function printLists(
  { record: { identita }, level, language, today, at }: PrintedRecord,
  getContent: (messages: Messages) => { title: string; lists: readonly Section[] },
): Promise<Buffer> {
  const extract = level < wholeRecordLevel;
  const messages = messagesFor(language, extract);
  const { title, lists } = getContent(messages);
  const name = fullName({ identita });
  const paper = createPaper(name, { title, language, today, at, extract });
  paper.heading(1, title);
  const { paziente_nascita: birth, paziente_codfiscale: taxCode } = identita;
  const identity = [
    name,
    birth !== null && `${messages.person.born.toLowerCase()} ${messages.day(birth)}`,
    taxCode !== null && `${messages.person.taxCode} ${taxCode}`,
  ];
  paper.paragraph(identity.filter(Boolean).join(' · '));
  writeExtent(paper, messages, { level, today });
  for (const list of lists) writeSection(paper, list);
  return paper.finish();
}
