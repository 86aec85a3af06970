import { media } from '@libretto/design-system/theme';
import { ArrowDown, MessageSquareReply } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KindIcon } from '../../shared/entries/kind-icon.tsx';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { useMedia } from '../../shared/page/use-media.ts';
import * as summaryStyles from '../../shared/record-summary/record-summary.css.ts';
import { shownRows } from '../../shared/record-summary/row.ts';
import { ShortCard } from '../../shared/record-summary/short-card.tsx';
import * as styles from './shared-record.css.ts';
import type { NewsLine } from './use-news.ts';

interface NewsCardProps {
  /** Time of the last reading before this visit. */
  since: string;
  news: readonly NewsLine[];
  onOpen: (target: string) => void;
}

export function NewsCard({ since, news, onOpen }: NewsCardProps) {
  const { t } = useTranslation('shared-record');
  const { dayAndMonth } = useFormats();
  const [open, setOpen] = useState(false);
  const isPhone = useMedia(media.phone);
  const day = dayAndMonth(since);
  if (news.length === 0) return <p className={summaryStyles.muted}>{t('news.none', { day })}</p>;
  return (
    <ShortCard
      title={t('news.title', { day })}
      open={open}
      onToggle={() => setOpen(!open)}
      // Problems begin on the first screen.
      shown={isPhone ? 1 : shownRows}
      rows={news.map((line) => (
        <li key={line.key} className={summaryStyles.item}>
          <button type="button" className={styles.newsLine} onClick={() => onOpen(line.target)}>
            <NewsWords line={line} />
            <ArrowDown aria-hidden="true" size="1.25em" strokeWidth={1.75} className={summaryStyles.chevron} />
          </button>
        </li>
      ))}
    />
  );
}

function NewsWords({ line: { kind, title, about } }: { line: NewsLine }) {
  return (
    <>
      {kind !== 'patient' && (
        <span className={styles.newsIcon}>
          {kind === 'proposal' || kind === 'note' ? (
            <MessageSquareReply aria-hidden="true" size="1.25em" strokeWidth={1.75} />
          ) : (
            <KindIcon kind={kind} />
          )}
        </span>
      )}
      <span className={styles.newsWords}>
        <span className={styles.newsTitle}>{title}</span>
        <span className={styles.newsAbout}>{about}</span>
      </span>
    </>
  );
}
