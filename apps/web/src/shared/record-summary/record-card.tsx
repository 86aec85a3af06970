import type { ReactNode } from 'react';
import { RecordRow } from './record-row.tsx';
import * as styles from './record-summary.css.ts';
import { closedRows, type SummaryCard } from './row.ts';
import { ShortCard } from './short-card.tsx';
import type { CardId } from './summary.ts';

/** No text is so large that their rows are folded. */
const mostImportant: ReadonlySet<CardId> = new Set(['confirmed', 'suspected', 'therapies']);

interface RecordCardProps {
  card: SummaryCard;
  note?: ReactNode;
  open: boolean;
  onToggle: () => void;
}

export function RecordCard({ card, note, open, onToggle }: RecordCardProps) {
  const { id, title, rows, none, lead, summary } = card;
  const line = summary && <p className={styles.muted}>{summary}</p>;
  return (
    <ShortCard
      {...{ title, open, onToggle }}
      keepsRows={mostImportant.has(id)}
      shown={closedRows(card)}
      lead={rows.length === 0 ? <p className={styles.muted}>{none}</p> : (lead ?? line)}
      rows={rows.map((row) => <RecordRow key={row.key} row={row} />)}
      note={note && <div className={styles.note}>{note}</div>}
    />
  );
}
