import { Button } from '@libretto/design-system/button';
import { Card } from '@libretto/design-system/card';
import { useTranslation } from 'react-i18next';
import { RecordRow } from './record-row.tsx';
import { type SummaryCard, shownRows } from './row.ts';
import * as styles from './shared-record.css.ts';

interface RecordCardProps {
  card: SummaryCard;
  open: boolean;
  onToggle: () => void;
}

/** Three rows; the button before them shows the rest, keeps the focus and its place. */
export function RecordCard({ card: { title, rows, none, lead }, open, onToggle }: RecordCardProps) {
  const { t } = useTranslation('shared-record');
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
    </Card>
  );
}
