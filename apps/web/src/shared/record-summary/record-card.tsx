import { Button } from '@libretto/design-system/button';
import { Card } from '@libretto/design-system/card';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordRow } from './record-row.tsx';
import * as styles from './record-summary.css.ts';
import { type SummaryCard, shownRows } from './row.ts';

interface RecordCardProps {
  card: SummaryCard;
  note?: ReactNode;
  open: boolean;
  onToggle: () => void;
}

/** Three rows; the button before them shows the rest, keeps the focus and its place. */
export function RecordCard({ card: { title, rows, none, lead }, note, open, onToggle }: RecordCardProps) {
  const { t } = useTranslation('record-summary');
  return (
    <Card
      title={title}
      actions={
        rows.length > shownRows && (
          <Button
            variant="ghost"
            className={styles.showAll}
            aria-expanded={open}
            aria-label={t(open ? 'showLessOf' : 'showAllOf', { title })}
            onClick={onToggle}
          >
            {t(open ? 'showLess' : 'showAll')}
          </Button>
        )
      }
    >
      {lead}
      {rows.length === 0 ? (
        <p className={styles.muted}>{none}</p>
      ) : (
        <ul className={styles.rows}>
          {(open ? rows : rows.slice(0, shownRows)).map((row) => (
            <RecordRow key={row.key} row={row} />
          ))}
        </ul>
      )}
      {note && <div className={styles.note}>{note}</div>}
    </Card>
  );
}
