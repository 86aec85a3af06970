import { unwritten } from './letters.ts';

type Weight = 400 | 600;

export const ink = '#1b1f24';
export const quiet = '#57606a';
export const line = '#d0d7de';
export const alert = '#a4161a';

export interface Style {
  size: number;
  weight?: Weight;
  color?: string;
  before?: number;
}

export const styles = {
  H1: { size: 22, weight: 600 },
  H2: { size: 15, weight: 600, before: 18 },
  H3: { size: 11.5, weight: 600, before: 10 },
  P: { size: 10, before: 2 },
  cell: { size: 9 },
  head: { size: 8 },
} as const satisfies Record<string, Style>;

/** The same where room is scarce. */
export const lowHeadings = {
  H1: { size: 17, weight: 600 },
  H2: { size: 11.5, weight: 600, before: 7 },
  H3: styles.H3,
} as const;

/** How paragraphs look: `lead` is the one that a document is about. */
export const looks = {
  plain: styles.P,
  quiet: { ...styles.P, color: quiet },
  lead: { size: 16, weight: 600, before: 8 },
} as const satisfies Record<string, Style>;

export interface Piece {
  text: string;
  style: Style;
}

export type Fact = readonly [label: string, value: string];

export interface Row {
  name: string;
  facts: readonly Fact[] | string;
}

/** A line of a list. */
export interface Line {
  name: string;
  facts: readonly Fact[];
}

/** Rows of which each says the same few things, one below the other. */
export interface Grid {
  /** What the names of its rows are. */
  names: string;
  columns: readonly string[];
  rows: readonly { name: string; cells: readonly string[] }[];
}

/** Lines of values over days. Days are milliseconds since 1970. */
export interface Chart {
  title: string;
  /** What it shows, for whoever does not see it. */
  alt: string;
  series: readonly (readonly { at: number; value: number }[])[];
  /** The labels below its ends. */
  from: string;
  to: string;
  /** A number as the labels say it. */
  say: (value: number) => string;
}

/** As many letters as fit into one line of a table. */
const lineLength = 64;

const lengthOf = (pieces: readonly Piece[]) => pieces.reduce((sum, { text }) => sum + text.length, 0);

/** Short facts share a line. */
export function paragraphsOf(facts: Row['facts']): Piece[][] {
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

/** Behind the name of a section on the pages on which it goes on. */
export const goesOn = { it: '(segue)', en: '(continued)' };

/** What is said at the end of a paper that could not be written as it is. */
export const notes = {
  it: `Dove c’è ${unwritten} ci sono lettere o segni che qui non si possono stampare: nel libretto si leggono.`,
  en: `Where ${unwritten} stands are letters or signs that cannot be printed here: in the record they can be read.`,
};

export interface PaperOptions {
  title: string;
  author: string;
  /** At the foot of each page, beside its number. */
  foot: string;
  /** Milliseconds since 1970. */
  at: number;
  /** Italian when it is left out. */
  language?: 'it' | 'en';
  /** For what has to fit one page: by how much everything is smaller or larger, with lower headings. */
  scale?: number | undefined;
}
