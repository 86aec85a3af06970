import { useMemo } from 'react';
import { closedRows, type Row, type SummaryCard, withOnlyFact } from './row.ts';

export type Column = 'first' | 'second' | 'both';

/** Pixels at a usual size of text. Only their proportions matter. The frame has the gap below it too. */
const frame = 62;
const buttonHeight = 22;
const titleLine = 26;
const aboutLine = 24;
const rowPadding = 16;
const warningHeight = 36;
/** A thumbnail, mostly next to its label. */
const pictureHeight = 48;
const leadHeight = 400;
const summaryHeight = 24;

/** Characters of a line in one of two columns, and of one that has something at its end. */
const lineLength = 50;
const shorterLength = 38;

const maxAboutLines = 2;

const countLines = (text: string, length: number) => Math.ceil(text.length / length);

function estimateRow(row: Row): number {
  const { title, line = '', warning, value, action, hasShortAction, day, isWhole } = withOnlyFact(row);
  const length = value || (action && !hasShortAction) || day ? shorterLength : lineLength;
  const about = countLines(line, length);
  const words =
    countLines(title, length) * titleLine +
    (isWhole ? about : Math.min(about, maxAboutLines)) * aboutLine +
    (warning ? warningHeight : 0);
  return rowPadding + Math.max(words, action ? pictureHeight : 0);
}

/** Estimated, so that a card has its column before it is rendered and keeps it when it is opened. */
function estimateCard(card: SummaryCard): number {
  const shown = card.rows.slice(0, closedRows(card));
  const rows = shown.length > 0 ? shown.map(estimateRow).reduce((sum, height) => sum + height) : aboutLine;
  const button = card.rows.length > shown.length ? buttonHeight : 0;
  return frame + button + rows + (card.lead ? leadHeight : card.summary ? summaryHeight : 0);
}

type CardShape = Pick<SummaryCard, 'id'> & { height: number };

const isProblem = ({ id }: CardShape) => id === 'confirmed' || id === 'suspected';

/** How bad a pixel is by which a card begins above the one before it, compared with one of a blank at the end. */
const disorder = 0.25;

const either = ['first', 'second'] as const;

interface Arrangement {
  columns: Column[];
  first: number;
  second: number;
  /** Where the last card begins. */
  top: number;
  /** By how much cards begin above the ones before them. */
  above: number;
}

const costOf = ({ first, second, above }: Arrangement) => Math.abs(first - second) + disorder * above;

function place(before: Arrangement, column: 'first' | 'second', height: number): Arrangement {
  const top = before[column];
  return {
    ...before,
    columns: [...before.columns, column],
    [column]: top + height,
    top,
    above: before.above + Math.max(0, before.top - top),
  };
}

/**
 * Returns the column of each card: problems are next to the therapies, and the others so that both columns end at about
 * the same height. Excluded diagnoses close the page, across both.
 */
export const toColumns = (cards: readonly SummaryCard[]): Column[] => arrange(toShapes(cards));

/** The same, computed again only for other cards or heights: the arrangements double with each card. */
export function useColumns(cards: readonly SummaryCard[]): Column[] {
  const shapes = JSON.stringify(toShapes(cards));
  return useMemo(() => arrange(JSON.parse(shapes)), [shapes]);
}

const toShapes = (cards: readonly SummaryCard[]): CardShape[] =>
  cards.map((card) => ({ id: card.id, height: estimateCard(card) }));

function arrange(cards: readonly CardShape[]): Column[] {
  let arrangements: Arrangement[] = [{ columns: [], first: 0, second: 0, top: 0, above: 0 }];
  for (const card of cards) {
    if (card.id === 'excluded') continue;
    const allowed = isProblem(card) ? either.slice(0, 1) : card.id === 'therapies' ? either.slice(1) : either;
    arrangements = arrangements.flatMap((before) => allowed.map((column) => place(before, column, card.height)));
  }
  const { columns } = arrangements.reduce((one, other) => (costOf(other) < costOf(one) ? other : one));
  // They are the last.
  return cards.map((_card, index) => columns[index] ?? 'both');
}
