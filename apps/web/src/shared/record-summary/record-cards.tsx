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

/** All cards but the alerts, which stand above and are always whole. */
export function RecordCards({ cards, openCards: { isOpen, toggle }, note }: RecordCardsProps) {
  return (
    <div className={styles.cards}>
      {cards
        .filter(({ id }) => id !== 'alerts')
        .map((card) => (
          <RecordCard
            key={card.id}
            card={card}
            note={note?.(card)}
            open={isOpen(card.id)}
            onToggle={() => toggle(card.id)}
          />
        ))}
    </div>
  );
}
