import { media } from '@libretto/design-system/theme';
import { ArrowDown, MessageSquareReply } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KindIcon } from '../../shared/entries/kind-icon.tsx';
import { firstWords } from '../../shared/formats/first-words.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { useLargeTextOnPhone } from '../../shared/page/use-large-text-on-phone.ts';
import { useMedia } from '../../shared/page/use-media.ts';
import * as summaryStyles from '../../shared/record-summary/record-summary.css.ts';
import { shownRows } from '../../shared/record-summary/row.ts';
import { ShortCard } from '../../shared/record-summary/short-card.tsx';
import * as styles from './shared-record.css.ts';
import type { Answer, NewsLine } from './use-news.ts';

/** Characters of a title that enlarged text leaves two lines. */
const maxLength = 26;

interface NewsCardProps {
  /** Time of the last reading before this visit. */
  since: string;
  news: readonly NewsLine[];
  /** Counted apart, as in the list of patients. The newest first. */
  answers: readonly Answer[];
  onOpen: (target: string) => void;
}

export function NewsCard({ since, news, answers, onOpen }: NewsCardProps) {
  const { t } = useTranslation('shared-record');
  const { dayAndMonth } = useFormats();
  const [open, setOpen] = useState(false);
  const isPhone = useMedia(media.phone);
  const day = dayAndMonth(since);
  const none = news.length === 0 && <p className={summaryStyles.muted}>{t('news.none', { day })}</p>;
  const [answer] = answers;
  if (none && !answer) return none;
  return (
    <ShortCard
      title={t('news.title', { day })}
      open={open}
      onToggle={() => setOpen(!open)}
      // Problems and therapies stand on the first screen.
      shown={answer ? shownRows - 1 : shownRows}
      lead={
        <>
          {answer && (
            <Line
              icon={<MessageSquareReply aria-hidden="true" size="1.25em" strokeWidth={1.75} />}
              title={t('news.answers', { count: answers.length })}
              about={isPhone ? undefined : [answer.title, answer.about].join(' · ')}
              onOpen={() => onOpen(answer.key)}
            />
          )}
          {none}
        </>
      }
      rows={news.map(({ key, kind, title, about, short, target }) => (
        <li key={key} className={summaryStyles.item}>
          <Line
            icon={kind !== 'patient' && <KindIcon kind={kind} />}
            title={title}
            about={isPhone ? short : about}
            onOpen={() => onOpen(target)}
          />
        </li>
      ))}
    />
  );
}

interface LineProps {
  icon: ReactNode;
  title: string;
  about: string | undefined;
  onOpen: () => void;
}

function Line({ icon, title, about, onOpen }: LineProps) {
  const isPhone = useMedia(media.phone);
  const isShort = useLargeTextOnPhone();
  const [words, name, more] = isPhone
    ? [styles.briefWords, styles.briefTitle, styles.briefAbout]
    : [styles.newsWords, styles.newsTitle, styles.newsAbout];
  return (
    <button type="button" className={styles.newsLine} onClick={onOpen}>
      {icon && <span className={styles.newsIcon}>{icon}</span>}
      <span className={words}>
        <span className={name}>{isShort ? firstWords(title, maxLength) : title}</span>
        {about && <span className={more}>{about}</span>}
      </span>
      <ArrowDown aria-hidden="true" size="1.25em" strokeWidth={1.75} className={summaryStyles.chevron} />
    </button>
  );
}
