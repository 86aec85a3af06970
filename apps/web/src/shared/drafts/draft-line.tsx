import { Button } from '@libretto/design-system/button';
import { IconButton } from '@libretto/design-system/icon-button';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../formats/use-formats.ts';
import * as styles from './draft-line.css.ts';

interface DraftLineProps {
  title: string;
  /** Empty while nothing says what it is about. */
  name: string;
  /** Undefined for what is only in memory. */
  savedAt?: string | undefined;
  onResume: () => void;
  onDiscard: () => void;
}

/** Offers a draft in one line, so that the page keeps its first screen. */
export function DraftLine({ title, name, savedAt, onResume, onDiscard }: DraftLineProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const moment = savedAt && formats.moment(savedAt);
  return (
    <section className={styles.line} aria-label={title}>
      <p className={styles.text}>
        <span className={styles.title}>{title}</span> <span>{[name, moment].filter(Boolean).join(', ')}</span>
      </p>
      <Button size="sm" variant="ghost" onClick={onResume}>
        {t('draft.continue')}
      </Button>
      <IconButton label={t('draft.discard')} icon={<Trash2 />} onClick={onDiscard} />
    </section>
  );
}
