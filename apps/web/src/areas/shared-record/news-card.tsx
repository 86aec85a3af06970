import { Badge } from '@libretto/design-system/badge';
import { Button } from '@libretto/design-system/button';
import { media } from '@libretto/design-system/theme';
import { useToast } from '@libretto/design-system/toast';
import { VisuallyHidden } from '@libretto/design-system/visually-hidden';
import { ArrowDown, CheckCheck, MessageSquareReply } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KindIcon } from '../../shared/entries/kind-icon.tsx';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { useMedia } from '../../shared/page/use-media.ts';
import { type Outside, outsideMarks } from '../../shared/readings/reference.ts';
import { isUrgent } from '../../shared/record-kinds/news-kinds.ts';
import * as summaryStyles from '../../shared/record-summary/record-summary.css.ts';
import { partElementId } from '../../shared/record-summary/row.ts';
import { ShortCard } from '../../shared/record-summary/short-card.tsx';
import * as styles from './shared-record.css.ts';
import { markNewsRead } from './shared-record.queries.ts';
import { type Answer, areRoutine, type NewsLine } from './use-news.ts';

interface NewsCardProps {
  patientId: number;
  /** Time of the latest reading that was marked as read; null if none was. */
  since: string | null;
  news: readonly NewsLine[];
  /** Counted with the news, as in the list of patients. The newest first. */
  answers: readonly Answer[];
  onOpen: (target: string) => void;
}

export function NewsCard({ patientId, since, news, answers, onOpen }: NewsCardProps) {
  const { t } = useTranslation('shared-record');
  const { dayAndMonth } = useFormats();
  const [open, setOpen] = useState(false);
  const isPhone = useMedia(media.phone);
  const day = dayAndMonth(since);
  const count = news.length + answers.length;
  const [marked, setMarked] = useState<boolean>();
  const noneLine = useRef<HTMLParagraphElement>(null);
  const markButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    if (marked && count === 0) noneLine.current?.focus();
    if (marked === false) markButton.current?.focus();
  }, [marked, count]);
  const mark = (
    <MarkButton key={since} ref={markButton} {...{ patientId, isFirst: since === null }} onChange={setMarked} />
  );
  if (since === null) {
    return (
      <div className={styles.unread}>
        <p className={summaryStyles.muted}>{t('news.unread')}</p>
        {mark}
      </div>
    );
  }
  if (count === 0) {
    return (
      <p ref={noneLine} tabIndex={-1} className={summaryStyles.muted}>
        {t('news.none', { day })}
      </p>
    );
  }
  const toRow = ({ key, kind, title, about, brief, kindName, target, action, outside }: NewsLine) => (
    <li key={key} className={action ? `${summaryStyles.actingItem} ${styles.actingNews}` : summaryStyles.item}>
      <Line
        icon={kind !== 'patient' && <KindIcon kind={kind} />}
        title={title}
        about={isPhone ? brief : about}
        // Elsewhere the words say it.
        kindName={brief.includes(kindName) ? undefined : kindName}
        outside={outside}
        whole={open}
        onOpen={() => onOpen(target)}
      />
      {action?.()}
    </li>
  );
  const urgent: ReactNode[] = news.filter(({ weight }) => isUrgent(weight)).map(toRow);
  const others: ReactNode[] = news.filter(({ weight }) => !isUrgent(weight)).map(toRow);
  const [answer] = answers;
  if (answer) {
    const row = (
      <li key={answer.key} className={summaryStyles.item}>
        <Line
          icon={<MessageSquareReply aria-hidden="true" size="1.25em" strokeWidth={1.75} />}
          title={t('news.answers', { count: answers.length })}
          about={isPhone ? answer.brief : [answer.title, answer.about].join(' · ')}
          whole={open}
          onOpen={() => onOpen(answer.key)}
        />
      </li>
    );
    if (areRoutine(answers)) others.push(row);
    else urgent.unshift(row);
  }
  return (
    <ShortCard
      title={t('news.title', { day })}
      id={partElementId('news')}
      open={open}
      onToggle={() => setOpen(!open)}
      action={!isPhone && mark}
      note={isPhone && mark}
      count={count}
      rows={[...urgent, ...others]}
      groups={
        urgent.length > 0 && others.length > 0
          ? [
              { title: t('news.urgent'), rows: urgent },
              { title: t('news.others'), rows: others },
            ]
          : undefined
      }
    />
  );
}

interface MarkButtonProps {
  ref: Ref<HTMLButtonElement>;
  patientId: number;
  /** All of the record. */
  isFirst: boolean;
  /** After news were marked as read, or told again. */
  onChange: (marked: boolean) => void;
}

function MarkButton({ ref, patientId, isFirst, onChange }: MarkButtonProps) {
  const { t } = useTranslation('shared-record');
  const toasts = useToast();
  const isPhone = useMedia(media.phone);
  const [marking, setMarking] = useState(false);

  async function restore(takeBack: () => Promise<void>) {
    try {
      await takeBack();
      onChange(false);
    } catch (error) {
      console.warn('News could not be told again', error);
      toasts.show({ message: t('news.restoreFailed'), tone: 'danger', undo: () => void restore(takeBack) });
    }
  }

  async function mark() {
    setMarking(true);
    try {
      const takeBack = await markNewsRead(patientId);
      onChange(true);
      toasts.show({
        message: t(isFirst ? 'news.markedFirst' : 'news.marked'),
        tone: 'success',
        undo: () => void restore(takeBack),
      });
    } catch (error) {
      console.warn('News could not be marked as read', error);
      toasts.show({ message: t('news.markFailed'), tone: 'danger' });
      setMarking(false);
    }
  }

  return (
    <Button
      ref={ref}
      variant="ghost"
      iconStart={<CheckCheck />}
      className={isPhone && !isFirst ? styles.markBelowNews : undefined}
      loading={marking}
      onClick={() => void mark()}
    >
      {t(isFirst ? 'news.markFirst' : 'news.markRead')}
    </Button>
  );
}

interface LineProps {
  icon: ReactNode;
  title: string;
  about: string;
  /** What the icon says, where the words do not. */
  kindName?: string | undefined;
  outside?: Outside | undefined;
  /** In as many lines as it needs. */
  whole: boolean;
  onOpen: () => void;
}

function Line({ icon, title, about, kindName, outside, whole, onOpen }: LineProps) {
  const { t } = useTranslation('record-summary');
  return (
    <button type="button" className={`${styles.newsLine} ${summaryStyles.row}`} onClick={onOpen}>
      {icon && <span className={styles.newsIcon}>{icon}</span>}
      <span className={whole ? styles.newsWords : styles.fewNewsWords}>
        <span className={styles.newsTitle}>{title}</span>
        <span className={whole ? styles.wholeNewsAbout : styles.newsAbout}>
          {outside && (
            <>
              <Badge tone="warning" icon={outsideMarks[outside]}>
                {t(`trends.outside.${outside}`)}
              </Badge>{' '}
            </>
          )}
          <span>{about}</span>
        </span>
        {kindName && <VisuallyHidden>{kindName}</VisuallyHidden>}
      </span>
      <ArrowDown aria-hidden="true" size="1.25em" strokeWidth={1.75} className={summaryStyles.chevron} />
    </button>
  );
}
