import { Card } from '@libretto/design-system/card';
import { useTranslation } from 'react-i18next';
import type { SummaryCard } from '../../shared/record-summary/row.ts';
import * as styles from './doctors.css.ts';
import { findUnseen, type Hidden } from './hidden-areas.ts';
import { AreaNote } from './hidden-note.tsx';

/** A doctor does not get cards without rows; the patient learns how many records are hidden in them. */
export function UnseenCard({ hidden, cards }: { hidden: Hidden; cards: readonly SummaryCard[] }) {
  const { t } = useTranslation('doctors');
  const areas = findUnseen(hidden, cards);
  if (areas.length === 0) return null;
  return (
    <Card title={t('preview.unseen')}>
      <ul className={styles.unseen}>
        {areas.map((area) => (
          <li key={area}>
            <AreaNote area={area} hidden={hidden} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
