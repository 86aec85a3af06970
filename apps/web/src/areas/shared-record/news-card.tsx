import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KindIcon } from '../../shared/entries/kind-icon.tsx';
import { useFormats } from '../../shared/formats/use-formats.ts';
import * as summaryStyles from '../../shared/record-summary/record-summary.css.ts';
import { ShortCard } from '../../shared/record-summary/short-card.tsx';
import * as styles from './shared-record.css.ts';
import type { NewsLine } from './use-news.ts';

interface NewsCardProps {
  /** Time of the last reading before this visit. */
  since: string;
  news: readonly NewsLine[];
  onOpen: (line: NewsLine) => void;
}

export function NewsCard({ since, news, onOpen }: NewsCardProps) {
  const { t } = useTranslation('shared-record');
  const { dayAndMonth } = useFormats();
  const [open, setOpen] = useState(false);
  const day = dayAndMonth(since);
  if (news.length === 0) return <p className={summaryStyles.muted}>{t('news.none', { day })}</p>;
  return (
    <ShortCard
      title={t('news.title', { day })}
      open={open}
      keepsFirst
      onToggle={() => setOpen(!open)}
      rows={news.map((line) => (
        <li key={line.key} className={summaryStyles.item}>
          <button type="button" className={styles.newsLine} onClick={() => onOpen(line)}>
            {line.kind !== 'patient' && (
              <span className={styles.newsIcon}>
                <KindIcon kind={line.kind} />
              </span>
            )}
            <span className={summaryStyles.words}>
              <span className={summaryStyles.name}>{line.title}</span>
              <span className={summaryStyles.about}>{line.about}</span>
            </span>
            <ChevronDown aria-hidden="true" size="1.25em" strokeWidth={1.75} className={summaryStyles.chevron} />
          </button>
        </li>
      ))}
    />
  );
}
