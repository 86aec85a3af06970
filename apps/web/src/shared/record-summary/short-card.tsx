import { Button } from '@libretto/design-system/button';
import { Card } from '@libretto/design-system/card';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './record-summary.css.ts';
import { shownRows } from './row.ts';

interface ShortCardProps {
  title: string;
  /** List items. */
  rows: readonly ReactNode[];
  open: boolean;
  onToggle: () => void;
  /** Above the rows. */
  lead?: ReactNode;
  /** Enlarged text leaves the first row of a closed card. */
  keepsFirst?: boolean;
  /** Below the rows. */
  note?: ReactNode;
}

/**
 * Three rows, or the title alone where enlarged text would make a page of them. The button before them shows the rest,
 * keeps the focus and its place.
 */
export function ShortCard({ title, rows, open, onToggle, lead, keepsFirst = false, note }: ShortCardProps) {
  const { t } = useTranslation('record-summary');
  const shown = open || rows.length === 0 ? 'all' : keepsFirst ? 'first' : 'few';
  return (
    <div className={styles.measured}>
      <Card
        title={title}
        className={styles.shortCard}
        actions={
          rows.length > Number(keepsFirst) && (
            <Button
              variant="ghost"
              className={[
                rows.length > shownRows ? styles.showAll : styles.showAllOfFew,
                keepsFirst ? '' : styles.closesContent,
              ].join(' ')}
              aria-expanded={open}
              aria-label={t(open ? 'showLessOf' : 'showAllOf', { title })}
              onClick={onToggle}
            >
              {t(open ? 'showLess' : 'showAll')}
            </Button>
          )
        }
      >
        <div className={styles.shortContent} data-rows={shown}>
          {lead}
          {rows.length > 0 && (
            <ul className={styles.rows} data-rows={shown}>
              {open ? rows : rows.slice(0, shownRows)}
            </ul>
          )}
        </div>
        {note}
      </Card>
    </div>
  );
}
