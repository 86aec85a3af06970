import type { BadgeTone } from '@libretto/design-system/badge';
import type { Fact } from '@libretto/design-system/card';
import type { ReactNode } from 'react';
import type { CardId } from './summary.ts';

export interface Row {
  /** Kind and ID, e.g. `exam-12`. */
  key: string;
  title: string;
  line?: string | undefined;
  /** A closed row does not cut the line. */
  isWhole?: boolean;
  /** Below the line; its advice only on paper. */
  warning?: { text: string; tone: BadgeTone; icon?: string; advice?: string } | undefined;
  /** At the end of the row, in place of a value. */
  day?: string | undefined;
  /** At the end of the row. */
  value?: ReactNode;
  /** At the end of the row, in place of a value. It does not open the row. Among the news without its thumbnail. */
  action?: ((withThumbnail?: boolean) => ReactNode) | undefined;
  /** The action is one short word. */
  hasShortAction?: boolean;
  /** Above the facts, rendered once the row is opened. */
  notice?: (() => ReactNode) | undefined;
  facts: Fact[];
  /** Below the facts, the rows that belong with it. On paper these say it. */
  related?: Fact[];
  /** Below the facts, with its line breaks. */
  text?: string | undefined;
  /** The row leads there instead of opening, e.g. to a call. */
  href?: string | undefined;
  /** Rendered once the row is opened. */
  content?: (() => ReactNode) | undefined;
  /** Stands for `content` on paper. */
  printed?: (() => ReactNode) | undefined;
}

export interface SummaryCard {
  id: CardId;
  title: string;
  rows: readonly Row[];
  /** Said when there are no rows; without it such a card is left out. */
  none?: string | undefined;
  /** Above the rows, in place of one of them. */
  lead?: ReactNode;
  /** One line above the rows. */
  summary?: string | undefined;
}

/** Rows of a closed card. */
export const shownRows = 3;

/** What is above them says much already. */
const rowsBelowLead = 2;

export const closedRows = ({ lead }: SummaryCard): number => (lead ? rowsBelowLead : shownRows);

/** Characters of a fact that has room on its row. */
const maxLength = 48;

/** The only thing that opening a row would tell, if it is short enough to stand on the row. */
function getOnlyFact({ notice, facts, related = [], text, content }: Row): string | undefined {
  const [fact, ...others] = facts;
  if (fact === undefined || others.length > 0 || related.length > 0 || notice || text || content) return undefined;
  const { term, value } = fact;
  return typeof value === 'string' && value.length <= maxLength ? `${term}: ${value}` : undefined;
}

/** Returns the row with its only short fact in its line, where it is read without opening anything. */
export function withOnlyFact(row: Row): Row {
  const fact = getOnlyFact(row);
  return fact === undefined ? row : { ...row, line: [row.line, fact].filter(Boolean).join(' · '), facts: [] };
}

/** The line of a row that has nothing at its end, e.g. on paper. The dose of a medicine comes before its interaction. */
export const wholeLine = ({ day, line, warning }: Row): string =>
  [day, line, warning?.text].filter(Boolean).join(' · ');

/** Of a card, or of another part between them. */
export const partElementId = (id: CardId | 'news' | 'proposals'): string => `parte-${id}`;

export const rowElementId = (key: string): string => `voce-${key}`;

/** Row of the person's details. */
export const personKey = 'person';

const proposal = 'proposal-';

/** Row of what the doctor proposed, in a card of its own. */
export const proposalKey = (id: number): string => `${proposal}${id}`;
export const isProposalKey = (key: string): boolean => key.startsWith(proposal);
