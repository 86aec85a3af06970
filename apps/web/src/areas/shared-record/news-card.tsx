import { Button } from '@libretto/design-system/button';
import { Card } from '@libretto/design-system/card';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KindIcon } from '../../shared/entries/kind-icon.tsx';
import { useFormats } from '../../shared/formats/use-formats.ts';
import * as summaryStyles from '../../shared/record-summary/record-summary.css.ts';
import { shownRows } from '../../shared/record-summary/row.ts';
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
  const { t: tSummary } = useTranslation('record-summary');
  const { dayAndMonth } = useFormats();
  const [open, setOpen] = useState(false);
  const day = dayAndMonth(since);
  const title = t('news.title', { day });
  if (news.length === 0) return <p className={summaryStyles.muted}>{t('news.none', { day })}</p>;
  return (
    <Card
      title={title}
      actions={
        news.length > shownRows && (
          <Button
            variant="ghost"
            className={summaryStyles.showAll}
            aria-expanded={open}
            aria-label={tSummary(open ? 'showLessOf' : 'showAllOf', { title })}
            onClick={() => setOpen(!open)}
          >
            {tSummary(open ? 'showLess' : 'showAll')}
          </Button>
        )
      }
    >
      <ul className={summaryStyles.rows}>
        {(open ? news : news.slice(0, shownRows)).map((line) => (
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
      </ul>
    </Card>
  );
}
