import { unprintable } from './letters.ts';

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

export const compactHeadings = {
  H1: { size: 17, weight: 600 },
  H2: { size: 11.5, weight: 600, before: 7 },
  H3: styles.H3,
} as const;

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

export interface Line {
  name: string;
  facts: readonly Fact[];
}

export interface Grid {
  names: string;
  columns: readonly string[];
  rows: readonly { name: string; cells: readonly string[] }[];
}

/** Line chart over days, in milliseconds since 1970. */
export interface Chart {
  title: string;
  alt: string;
  series: readonly (readonly { at: number; value: number }[])[];
  from: string;
  to: string;
  formatValue: (value: number) => string;
}

const lineLength = 64;

/** Adds a dot to the end of each group but the last, so that no line starts with one. */
export function separate(groups: readonly (readonly Piece[])[]): Piece[] {
  return groups.flatMap((group, i) => {
    const last = group.at(-1);
    if (!last || i === groups.length - 1) return group;
    return [...group.slice(0, -1), { ...last, text: `${last.text} · ` }];
  });
}

const textLength = (pieces: readonly Piece[]) => pieces.reduce((sum, { text }) => sum + text.length, 0);

export function toParagraphs(facts: Row['facts']): Piece[][] {
  if (typeof facts === 'string') return [[{ text: facts, style: styles.P }]];
  const paragraphs: Piece[][] = [];
  for (const [label, value] of facts) {
    const [first = '', ...further] = value.split(/\s*\n\s*/);
    const fact = [
      { text: `${label}: `, style: looks.quiet },
      { text: first, style: styles.P },
    ];
    const last = further.length === 0 ? paragraphs.at(-1) : undefined;
    if (last && textLength(last) + textLength(fact) + 3 <= lineLength) paragraphs.splice(-1, 1, separate([last, fact]));
    else paragraphs.push(fact, ...further.map((text) => [{ text, style: styles.P }]));
  }
  return paragraphs;
}

export const continuedSuffix = { it: '(segue)', en: '(continued)' };

export const closingNotes = {
  it: `Dove c’è ${unprintable} ci sono lettere o segni che qui non si possono stampare: nel libretto si leggono.`,
  en: `Where ${unprintable} stands are letters or signs that cannot be printed here: in the record they can be read.`,
};

export interface PaperOptions {
  title: string;
  author: string;
  footer: string;
  /** Milliseconds since 1970. */
  at: number;
  /** Italian by default. */
  language?: 'it' | 'en';
  /** Scales text and spacing and uses smaller headings, for documents that must fit one page. */
  scale?: number | undefined;
}
