import { nameOf } from '../summary/sections.ts';
import { type Language, type Section, type SharedRecord, wordsOf } from '../summary/telling.ts';
import type { Words } from '../summary/words.en.ts';
import { shortened } from './letters.ts';
import { Paper } from './paper.ts';
import type { Grid } from './pieces.ts';

/** What every printed part of a record needs. */
export interface PrintedRecord {
  /** As far as it is to be printed. */
  record: SharedRecord;
  /** The most secret records that may be in it, from 1 to 6. */
  level: number;
  language: Language;
  /** YYYY-MM-DD */
  today: string;
  at: number;
}

interface About {
  title: string;
  language: Language;
  /** YYYY-MM-DD */
  today: string;
  at: number;
  scale?: number;
}

/** The level up to which nothing is left out. */
export const wholeRecordLevel = 6;

/** A line for each fact that is known. */
export const linesOfFacts = (facts: readonly (readonly [name: string, value: string | null])[]): string[] =>
  facts.filter(([, value]) => value).map(([name, value]) => `${name}: ${value}`);

/** Letters of a name at the foot of a page: a foot of more lines than there are would begin another page. */
const longest = 60;
const short = (text: string) => shortened(text, longest);

/** A paper about somebody, with what every such paper says at its foot. */
export function paperAbout(person: string, { title, language, today, at, scale }: About): Paper {
  const words = wordsOf(language);
  return new Paper({
    title: words.of(title, person),
    author: person,
    foot: `${short(person)} · ${short(title)} · ${words.printed(words.day(today))}`,
    at,
    language,
    scale,
  });
}

interface Fitted extends Omit<About, 'scale'> {
  /** Whose it is. */
  person: string;
  /** How large letters may be, from the best to the least that can still be read. */
  scales: readonly number[];
  /** How large they are when one page is not enough anyhow. */
  otherwise: number;
}

/** A paper about somebody on one page where that can be, in letters as large as that lets them be. */
export function fitted(
  { person, scales, otherwise, ...about }: Fitted,
  write: (paper: Paper) => void,
): Promise<Buffer> {
  const written = (scale: number) => {
    const paper = paperAbout(person, { ...about, scale });
    write(paper);
    // What is measured is the whole of it.
    paper.conclude();
    return paper;
  };
  for (const scale of scales) {
    const paper = written(scale);
    if (paper.pages === 1) return paper.finish();
    // Letters half as large take a fourth of the room, and so small they never are.
    if (paper.pages > 4) break;
  }
  return written(otherwise).finish();
}

/** Columns for what is known of any of them. */
function gridOf([names, ...labels]: NonNullable<Section['grid']>, entries: Section['entries']): Grid {
  const told = entries.map(({ name, facts }) => ({ name, facts: new Map(facts) }));
  const columns = labels.filter((label) => told.some(({ facts }) => facts.has(label)));
  const rows = told.map(({ name, facts }) => ({ name, cells: columns.map((label) => facts.get(label) ?? '') }));
  return { names, columns, rows };
}

/** A section with its rows, or with the words that it has none. */
export function writeSection(paper: Paper, section: Section, tone: 'plain' | 'alert' = 'plain'): void {
  const { title, entries } = section;
  paper.heading(2, `${title} (${entries.length})`, tone, entries[0]);
  writeRows(paper, section);
}

/** The rows of a section without its heading. */
export function writeRows(paper: Paper, { none, grid, entries }: Section): void {
  if (entries.length === 0) paper.paragraph(none, 'quiet');
  else if (grid) paper.grid(gridOf(grid, entries));
  else paper.table(entries);
}

/** Says of a paper as of when it is, and below the strictest level that it is a part of the record. */
export function writeExtent(
  paper: Paper,
  words: Words,
  { level, today }: Pick<PrintedRecord, 'level' | 'today'>,
): void {
  paper.paragraph(words.asOf(words.day(today)), 'quiet');
  if (level < wholeRecordLevel) paper.paragraph(words.upTo(words.levels[level - 1] ?? ''));
}

/** Prints lists of a record under a title, with whose they are. */
export async function printLists(
  { record: { identita }, level, language, today, at }: PrintedRecord,
  tell: (words: Words) => { title: string; lists: readonly Section[] },
): Promise<Buffer> {
  const words = wordsOf(language, level < wholeRecordLevel);
  const { title, lists } = tell(words);
  const name = nameOf({ identita });
  const paper = paperAbout(name, { title, language, today, at });
  paper.heading(1, title);
  const { paziente_nascita: birth, paziente_codfiscale: taxCode } = identita;
  const who = [
    name,
    birth !== null && `${words.person.born.toLowerCase()} ${words.day(birth)}`,
    taxCode !== null && `${words.person.taxCode} ${taxCode}`,
  ];
  paper.paragraph(who.filter(Boolean).join(' · '));
  writeExtent(paper, words, { level, today });
  for (const list of lists) writeSection(paper, list);
  return paper.finish();
}
