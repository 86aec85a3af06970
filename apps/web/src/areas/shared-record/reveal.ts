import { isProposalKey, type Row, rowElementId, type SummaryCard } from '../../shared/record-summary/row.ts';
import type { OpenCards } from '../../shared/record-summary/use-open-cards.ts';

const holds = (rows: readonly Row[], key: string) => rows.some((row) => row.key === key);

/** Opens one row with the card around it. */
export function reveal(key: string, cards: readonly SummaryCard[], openCards: OpenCards): void {
  const card = isProposalKey(key) ? 'proposals' : cards.find(({ rows }) => holds(rows, key))?.id;
  if (card !== undefined) openCards.open(card);
  const row = document.getElementById(rowElementId(key));
  if (row === null) return;
  if (row instanceof HTMLDetailsElement) row.open = true;
  (row.querySelector('summary') ?? row).focus({ preventScroll: true });
  row.scrollIntoView({ block: 'start' });
}
