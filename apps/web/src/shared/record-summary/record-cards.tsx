import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { RecordCard } from './record-card.tsx';
import * as styles from './record-summary.css.ts';
import type { SummaryCard } from './row.ts';
import type { OpenCards } from './use-open-cards.ts';

interface RecordCardsProps {
  cards: readonly SummaryCard[];
  openCards: OpenCards;
  /** Below the rows of a card. */
  note?: (card: SummaryCard) => ReactNode;
}

type Column = keyof typeof styles.cells;

const isProblem = ({ id }: SummaryCard) => id === 'confirmed' || id === 'suspected';

/** Problems are next to the therapies, the others left and right in turn; a last one without a neighbour has both. */
function columnOf(card: SummaryCard, others: readonly SummaryCard[]): Column {
  if (isProblem(card)) return 'first';
  const index = others.indexOf(card);
  if (index % 2 === 0) return 'second';
  return index === others.length - 1 ? 'both' : 'first';
}

/** All cards but the alerts, which stand above and are always whole. A card keeps its column. */
export function RecordCards({ cards, openCards: { isOpen, toggle }, note }: RecordCardsProps) {
  const below = cards.filter(({ id }) => id !== 'alerts');
  const others = below.filter((card) => !isProblem(card));
  return (
    <div className={styles.cardsRoom}>
      <div className={styles.cards}>
        {below.map((card) => (
          <Cell key={card.id} column={columnOf(card, others)}>
            <RecordCard card={card} note={note?.(card)} open={isOpen(card.id)} onToggle={() => toggle(card.id)} />
          </Cell>
        ))}
      </div>
    </div>
  );
}

/** Tells the grid how high it is. */
function Cell({ column, children }: { column: Column; children: ReactNode }) {
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
    <div ref={cell} className={styles.cells[column]}>
      {children}
    </div>
  );
}
