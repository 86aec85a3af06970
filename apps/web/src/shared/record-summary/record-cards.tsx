import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { type Column, useColumns } from './columns.ts';
import { RecordCard } from './record-card.tsx';
import * as styles from './record-summary.css.ts';
import { partElementId, type SummaryCard } from './row.ts';
import type { OpenCards } from './use-open-cards.ts';

interface RecordCardsProps {
  cards: readonly SummaryCard[];
  openCards: OpenCards;
  /** Below the rows of a card. */
  note?: (card: SummaryCard) => ReactNode;
  /** Proposals, across both columns, before the excluded diagnoses. */
  beforeExcluded?: ReactNode;
}

/** All cards but the alerts, which stand above and are always whole. A card keeps its column. */
export function RecordCards({ cards, openCards: { isOpen, toggle }, note, beforeExcluded }: RecordCardsProps) {
  const below = cards.filter(({ id }) => id !== 'alerts');
  const columns = useColumns(below);
  const cells = below.map((card, index) => (
    <Cell key={card.id} id={partElementId(card.id)} column={columns[index] ?? 'both'}>
      <RecordCard card={card} note={note?.(card)} open={isOpen(card.id)} onToggle={() => toggle(card.id)} />
    </Cell>
  ));
  const excluded = below.findIndex(({ id }) => id === 'excluded');
  const others = excluded < 0 ? cells.length : excluded;
  return (
    <div className={styles.cardsRoom}>
      <div className={styles.cards}>
        {cells.slice(0, others)}
        {beforeExcluded && (
          <Cell id={partElementId('proposals')} column="both">
            {beforeExcluded}
          </Cell>
        )}
        {cells.slice(others)}
      </div>
    </div>
  );
}

/** Tells the grid how high it is. */
function Cell({ id, column, children }: { id: string; column: Column; children: ReactNode }) {
  const cell = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = cell;
    if (current === null) return;
    // The first time too it is called before anything is painted.
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      current.style.gridRowEnd = `span ${Math.max(1, Math.ceil(height / styles.gridRow))}`;
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={cell} id={id} className={styles.cells[column]}>
      {children}
    </div>
  );
}
