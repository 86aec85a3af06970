import { Button } from '@libretto/design-system/button';
import { Card } from '@libretto/design-system/card';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './record-summary.css.ts';
import { shownRows } from './row.ts';

interface ShortCardProps {
  title: string;
  id?: string;
  /** List items. */
  rows: readonly ReactNode[];
  /** The same rows, below headings while the card is open. */
  groups?: readonly { title: string; rows: readonly ReactNode[] }[] | undefined;
  open: boolean;
  onToggle: () => void;
  /** Rows while it is closed, three by default. */
  shown?: number;
  /** Above the rows. */
  lead?: ReactNode;
  /** What the button says that it shows; the number of rows by default. */
  count?: number;
  /** Enlarged text leaves as many rows of a closed card as usual text, rather than the first. */
  keepsRows?: boolean;
  /** Before the button that shows all. */
  action?: ReactNode;
  /** Below the rows. */
  note?: ReactNode;
}

/**
 * A few rows, or the first where enlarged text would make a page of them. The button before them shows the rest, keeps
 * the focus and its place.
 */
export function ShortCard({
  title,
  id,
  rows,
  groups,
  open,
  onToggle,
  shown = shownRows,
  lead,
  count = rows.length,
  keepsRows = false,
  action,
  note,
}: ShortCardProps) {
  const { t } = useTranslation('record-summary');
  const narrow = open || keepsRows || rows.length === 0 ? 'all' : 'first';
  return (
    <div id={id} className={styles.measured}>
      <Card
        title={title}
        className={styles.shortCard}
        actions={
          <>
            {action}
            {rows.length > (keepsRows ? shown : 1) && (
              <Button
                variant="ghost"
                className={rows.length > shown ? styles.showAll : styles.showAllOfFew}
                aria-expanded={open}
                aria-label={t(open ? 'showLessOf' : 'showAllOf', { title, count })}
                onClick={onToggle}
              >
                {t(open ? 'showLess' : 'showAll')}
                {!open && ` (${count})`}
              </Button>
            )}
          </>
        }
      >
        {lead}
        {open && groups
          ? groups.map((group) => (
              <Fragment key={group.title}>
                <h3 className={styles.groupTitle}>{group.title}</h3>
                <ul className={styles.rows}>{group.rows}</ul>
              </Fragment>
            ))
          : rows.length > 0 && (
              <ul className={styles.rows} data-rows={narrow}>
                {open ? rows : rows.slice(0, shown)}
              </ul>
            )}
        {note}
      </Card>
    </div>
  );
}
