import type { Language, Section } from '../summary/telling.ts';
import { wordsOf } from '../summary/telling.ts';
import { shortened } from './letters.ts';
import { Paper } from './paper.ts';
import type { Grid } from './pieces.ts';

export interface PrintedPerson {
  name: string;
  birth: string | null;
  taxCode: string | null;
}

interface PrintedLists {
  /** What they are lists of, such as Esami. */
  title: string;
  person: PrintedPerson;
  lists: readonly Section[];
  language: Language;
  /** YYYY-MM-DD */
  today: string;
  at: number;
  scale?: number;
}

/** A line for each fact that is known. */
export const linesOfFacts = (facts: readonly (readonly [name: string, value: string | null])[]): string[] =>
  facts.filter(([, value]) => value).map(([name, value]) => `${name}: ${value}`);

/** Letters of a name at the foot of a page: a foot of more lines than there are would begin another page. */
const longest = 60;
const short = (text: string) => shortened(text, longest);

/** A paper about somebody, with what every such paper says at its foot. */
export function paperAbout(
  person: string,
  { title, language, today, at, scale }: Omit<PrintedLists, 'person' | 'lists'>,
): Paper {
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

interface Fitted extends Omit<PrintedLists, 'person' | 'lists' | 'scale'> {
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
export function writeSection(
  paper: Paper,
  { title, none, grid, entries }: Section,
  tone: 'plain' | 'alert' = 'plain',
): void {
  paper.heading(2, `${title} (${entries.length})`, tone, entries[0]);
  if (entries.length === 0) paper.paragraph(none, 'quiet');
  else if (grid) paper.grid(gridOf(grid, entries));
  else paper.table(entries);
}

/** What a person has of something, list by list. */
export async function printLists({ person, lists, ...about }: PrintedLists): Promise<Buffer> {
  const words = wordsOf(about.language);
  const paper = paperAbout(person.name, about);
  paper.heading(1, about.title);
  const who = [
    person.name,
    person.birth !== null && `${words.person.born.toLowerCase()} ${words.day(person.birth)}`,
    person.taxCode !== null && `${words.person.taxCode} ${person.taxCode}`,
  ];
  paper.paragraph(who.filter(Boolean).join(' · '));
  paper.paragraph(words.asOf(words.day(about.today)), 'quiet');
  for (const list of lists) writeSection(paper, list);
  return paper.finish();
}
