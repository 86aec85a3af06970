import { useState } from 'react';
import { flushSync } from 'react-dom';
import { type Row, rowElementId, type SummaryCard } from './row.ts';
import type { CardId } from './summary.ts';

const holds = (rows: readonly Row[], key: string) => rows.some((row) => row.key === key);

/** Which cards show all rows, and how to open one row with the card around it. */
export function useReveal(cards: readonly SummaryCard[]) {
  const [open, setOpen] = useState<ReadonlySet<CardId>>(new Set());

  const toggle = (id: CardId) => {
    const next = new Set(open);
    if (!next.delete(id)) next.add(id);
    setOpen(next);
  };

  function reveal(key: string) {
    const card = cards.find(({ rows }) => holds(rows, key));
    // The row must be on the page before it can be opened.
    if (card !== undefined && !open.has(card.id)) flushSync(() => setOpen(new Set([...open, card.id])));
    const row = document.getElementById(rowElementId(key));
    if (!(row instanceof HTMLDetailsElement)) return;
    row.open = true;
    row.querySelector('summary')?.focus({ preventScroll: true });
    row.scrollIntoView({ block: 'start' });
  }

  return { isOpen: (id: CardId) => open.has(id), toggle, reveal };
}
