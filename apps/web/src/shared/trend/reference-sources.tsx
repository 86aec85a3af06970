import { useTranslation } from 'react-i18next';
import { type Source, sourceUrls } from '../readings/reference.ts';
import * as styles from './trend.css.ts';

interface ReferenceSourcesProps {
  sources: readonly Source[];
  /** After whom the reference is for. */
  advice?: string;
}

/** Whom a reference range is for, and who says so; nothing without a range. */
export function ReferenceSources({ sources, advice }: ReferenceSourcesProps) {
  const { t } = useTranslation('trend');
  if (sources.length === 0) return null;
  return (
    <p className={styles.note}>
      {[t('reference.note'), advice].filter(Boolean).join(' ')}{' '}
      {sources.map((source) => (
        <span key={source} className={styles.source}>
          {t(`reference.sources.${source}.what`)}{' '}
          <a href={sourceUrls[source]} target="_blank" rel="noopener noreferrer">
            {t(`reference.sources.${source}.source`)}
          </a>
          .
        </span>
      ))}
    </p>
  );
}
