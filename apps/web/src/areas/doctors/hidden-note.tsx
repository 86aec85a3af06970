import { Eye, EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SummaryCard } from '../../shared/record-summary/row.ts';
import { areasOf } from '../../shared/record-summary/summary.ts';
import * as styles from './doctors.css.ts';
import { findHidden, type Hidden, type HiddenArea } from './hidden-areas.ts';

function useHiddenText(): (hidden: Hidden) => string {
  const { t, i18n } = useTranslation('doctors');
  return (hidden) => {
    const parts = hidden.map(({ motivo, numero }) => t(`preview.reasons.${motivo}`, { count: numero }));
    return t('preview.hiddenWhy', { parts: new Intl.ListFormat(i18n.language, { type: 'unit' }).format(parts) });
  };
}

/**
 * What is hidden of a card and why. Cards that go on with the records of another one say nothing, and none does if the
 * doctor sees everything.
 */
export function CardNote({ card: { id, title }, hidden }: { card: Pick<SummaryCard, 'id' | 'title'>; hidden: Hidden }) {
  const { t } = useTranslation('doctors');
  const areas = areasOf(id);
  if (areas.length === 0 || hidden.length === 0) return null;
  const withHidden = areas.filter((area) => findHidden(hidden, area).length > 0);
  if (withHidden.length > 0) {
    return withHidden.map((area) => <AreaNote key={area} area={area} hidden={hidden} title={title} />);
  }
  return (
    <p className={styles.note}>
      <Eye aria-hidden="true" size="1.125em" strokeWidth={1.75} className={styles.noteIcon} />
      {t('preview.nothingHidden')}
    </p>
  );
}

interface AreaNoteProps {
  area: HiddenArea;
  hidden: Hidden;
  /** Of the card, whose name is not repeated. */
  title?: string;
}

export function AreaNote({ area, hidden, title }: AreaNoteProps) {
  const { t: tKinds } = useTranslation('record-kinds');
  const hiddenText = useHiddenText();
  const own = findHidden(hidden, area);
  if (own.length === 0) return null;
  const name = tKinds(`areas.${area}`);
  return (
    <p className={styles.note}>
      <EyeOff aria-hidden="true" size="1.125em" strokeWidth={1.75} className={styles.noteIcon} />
      <span>{[name !== title && name, hiddenText(own)].filter(Boolean).join(' · ')}</span>
    </p>
  );
}
