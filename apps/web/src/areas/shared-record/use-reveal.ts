import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Arrival } from '../../shared/record-summary/arrival.ts';
import { isProposalKey, type Row, rowElementId, type SummaryCard } from '../../shared/record-summary/row.ts';
import type { OpenCards } from '../../shared/record-summary/use-open-cards.ts';

const holds = (rows: readonly Row[], key: string) => rows.some((row) => row.key === key);

interface Reveal {
  arrival: Arrival | undefined;
  /** Opens one row with the card around it and marks it. Its way back leads to what has the focus now. */
  reveal: (key: string) => void;
}

export function useReveal(cards: readonly SummaryCard[], openCards: OpenCards): Reveal {
  const [arrival, setArrival] = useState<Arrival>();

  function reveal(key: string): void {
    const goBack = placeKeeper(document.activeElement);
    const card = isProposalKey(key) ? 'proposals' : cards.find(({ rows }) => holds(rows, key))?.id;
    if (card !== undefined) openCards.open(card);
    flushSync(() =>
      setArrival({
        key,
        goBack: () => {
          flushSync(() => setArrival(undefined));
          goBack();
        },
      }),
    );
    const row = document.getElementById(rowElementId(key));
    if (row === null) return;
    if (row instanceof HTMLDetailsElement) row.open = true;
    (row.querySelector('summary') ?? row).focus({ preventScroll: true });
    row.scrollIntoView({ block: 'start' });
  }

  return { arrival, reveal };
}

/** Returns a function that moves the focus and the page back to an element. */
function placeKeeper(element: Element | null): () => void {
  const top = element?.getBoundingClientRect().top ?? 0;
  return () => {
    if (!(element instanceof HTMLElement && element.isConnected)) return;
    element.focus({ preventScroll: true });
    window.scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
  };
}
