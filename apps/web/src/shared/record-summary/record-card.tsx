import type { ReactNode } from 'react';
import { RecordRow } from './record-row.tsx';
import * as styles from './record-summary.css.ts';
import { type SummaryCard, shownRows } from './row.ts';
import { ShortCard } from './short-card.tsx';
import type { CardId } from './summary.ts';

/** No text is so large that their rows are folded. */
const mostImportant: ReadonlySet<CardId> = new Set(['confirmed', 'suspected', 'therapies']);

/** What is above them says much already, and the card next to it is about as high. */
const rowsBelowLead = 2;

interface RecordCardProps {
  card: SummaryCard;
  note?: ReactNode;
  open: boolean;
  onToggle: () => void;
}

export function RecordCard({ card: { id, title, rows, none, lead, summary }, note, open, onToggle }: RecordCardProps) {
  const line = summary && <p className={styles.muted}>{summary}</p>;
  return (
    <ShortCard
      {...{ title, open, onToggle }}
      keepsRows={mostImportant.has(id)}
      shown={lead ? rowsBelowLead : shownRows}
      lead={rows.length === 0 ? <p className={styles.muted}>{none}</p> : (lead ?? line)}
      rows={rows.map((row) => <RecordRow key={row.key} row={row} />)}
      note={note && <div className={styles.note}>{note}</div>}
    />
  );
}
