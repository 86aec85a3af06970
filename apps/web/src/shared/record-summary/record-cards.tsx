import type { ReactNode } from 'react';
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

const isProblem = ({ id }: SummaryCard) => id === 'confirmed' || id === 'suspected';

/** All cards but the alerts, which stand above and are always whole. Problems share a column, next to the therapies. */
export function RecordCards({ cards, openCards: { isOpen, toggle }, note }: RecordCardsProps) {
  const show = (card: SummaryCard) => (
    <RecordCard key={card.id} card={card} note={note?.(card)} open={isOpen(card.id)} onToggle={() => toggle(card.id)} />
  );
  return (
    <div className={styles.cards}>
      <div className={styles.stack}>{cards.filter(isProblem).map(show)}</div>
      {cards.filter((card) => card.id !== 'alerts' && !isProblem(card)).map(show)}
    </div>
  );
}
