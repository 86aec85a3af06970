import { Badge } from '@libretto/design-system/badge';
import { Button } from '@libretto/design-system/button';
import { media } from '@libretto/design-system/theme';
import { useToast } from '@libretto/design-system/toast';
import { VisuallyHidden } from '@libretto/design-system/visually-hidden';
import { ArrowDown, CheckCheck, History, MessageSquareReply } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KindIcon } from '../../shared/entries/kind-icon.tsx';
import { toLocalDay } from '../../shared/formats/local-date-time.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { useToday } from '../../shared/formats/use-today.ts';
import { useMedia } from '../../shared/page/use-media.ts';
import { type Outside, outsideMarks } from '../../shared/readings/reference.ts';
import { isSevere, isUrgent } from '../../shared/record-kinds/news-kinds.ts';
import * as summaryStyles from '../../shared/record-summary/record-summary.css.ts';
import { partElementId } from '../../shared/record-summary/row.ts';
import { ShortCard } from '../../shared/record-summary/short-card.tsx';
import * as styles from './shared-record.css.ts';
import { markNewsRead, unmarkNewsRead } from './shared-record.queries.ts';
import { type Answer, areRoutine, type NewsLine } from './use-news.ts';

interface ToldNews {
  news: readonly NewsLine[];
  /** Counted with the news, as in the list of patients. The newest first. */
  answers: readonly Answer[];
}

interface NewsCardProps extends ToldNews {
  patientId: number;
  /** Time of the latest reading that was marked as read; null if none was. */
  since: string | null;
  /** What the last mark marked, and since when it was told; undefined if no mark can be taken back. */
  previous: ToldNews & { since: string | null | undefined };
  onOpen: (target: string) => void;
}

export function NewsCard({ patientId, since, news, answers, previous, onOpen }: NewsCardProps) {
  const { t } = useTranslation('shared-record');
  const { dayAndMonth } = useFormats();
  const today = useToday();
  const [open, setOpen] = useState(false);
  const isPhone = useMedia(media.phone);
  const day = dayAndMonth(since);
  const count = news.length + answers.length;
  const [marked, setMarked] = useState<boolean>();
  const noneLine = useRef<HTMLParagraphElement>(null);
  const markButton = useRef<HTMLButtonElement>(null);
  const { urgent, others } = useNewsRows({ news, answers, whole: open, onOpen });
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
      <div className={styles.marking}>
        <p className={summaryStyles.muted}>{t('news.unread')}</p>
        {mark}
      </div>
    );
  }
  const seeAgain = previous.since !== undefined && (
    <PreviousNews {...{ ...previous, since: previous.since, patientId, onOpen }} onUnmark={() => setMarked(false)} />
  );
  if (count === 0) {
    return (
      <div className={styles.marking}>
        <p ref={noneLine} tabIndex={-1} className={summaryStyles.muted}>
          {toLocalDay(since) === today ? t('news.readToday') : t('news.none', { day })}
        </p>
        {seeAgain}
      </div>
    );
  }
  return (
    <>
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
      {seeAgain && <div className={styles.marking}>{seeAgain}</div>}
    </>
  );
}

interface NewsRowsProps extends ToldNews {
  /** In as many lines as they need. */
  whole: boolean;
  onOpen: (target: string) => void;
}

/** List items: those that may change a decision, and the others. */
function useNewsRows({ news, answers, whole, onOpen }: NewsRowsProps) {
  const { t } = useTranslation('shared-record');
  const isPhone = useMedia(media.phone);
  const toRow = ({ key, kind, title, about, brief, kindName, target, action, outside }: NewsLine) => (
    <li key={key} className={action ? `${summaryStyles.actingItem} ${styles.actingNews}` : summaryStyles.item}>
      <Line
        icon={kind !== 'patient' && <KindIcon kind={kind} />}
        title={title}
        about={isPhone ? brief : about}
        // Elsewhere the words say it.
        kindName={(isPhone ? brief : about).includes(kindName) ? undefined : kindName}
        outside={outside}
        whole={whole}
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
          about={isPhone ? answer.brief : [answer.brief, answer.title, answer.words].filter(Boolean).join(' · ')}
          whole={whole}
          onOpen={() => onOpen(answer.key)}
        />
      </li>
    );
    if (areRoutine(answers)) others.push(row);
    else urgent.splice(news.filter(({ weight }) => isSevere(weight)).length, 0, row);
  }
  return { urgent, others };
}

interface PreviousNewsProps extends ToldNews {
  patientId: number;
  /** Null if all of the record was marked. */
  since: string | null;
  onOpen: (target: string) => void;
  onUnmark: () => void;
}

/** What was marked as read last can be seen again, and told again. */
function PreviousNews({ patientId, since, news, answers, onOpen, onUnmark }: PreviousNewsProps) {
  const { t } = useTranslation('shared-record');
  const toasts = useToast();
  const [open, setOpen] = useState(false);
  const [taking, setTaking] = useState(false);
  const { urgent, others } = useNewsRows({ news, answers, whole: true, onOpen });
  const count = news.length + answers.length;

  async function takeBack() {
    setTaking(true);
    try {
      await unmarkNewsRead(patientId);
      onUnmark();
    } catch (error) {
      console.warn('News could not be told again', error);
      toasts.show({ message: t('news.restoreFailed'), tone: 'danger' });
      setTaking(false);
    }
  }

  const unmark = (
    <Button variant="ghost" loading={taking} onClick={() => void takeBack()}>
      {t(since === null ? 'news.markFirstUnread' : 'news.markUnread')}
    </Button>
  );
  if (since === null) return unmark;
  if (count === 0) return null;
  return (
    <>
      <Button variant="ghost" iconStart={<History />} aria-expanded={open} onClick={() => setOpen(!open)}>
        {t('news.seeAgain', { count })}
      </Button>
      {open && (
        <div className={styles.previous}>
          <div className={summaryStyles.measured}>
            <ul className={summaryStyles.rows}>
              {urgent}
              {others}
            </ul>
          </div>
          {unmark}
        </div>
      )}
    </>
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

  async function restore() {
    try {
      await unmarkNewsRead(patientId);
      onChange(false);
    } catch (error) {
      console.warn('News could not be told again', error);
      toasts.show({ message: t('news.restoreFailed'), tone: 'danger', undo: () => void restore() });
    }
  }

  async function mark() {
    setMarking(true);
    try {
      await markNewsRead(patientId);
      onChange(true);
      toasts.show({
        message: t(isFirst ? 'news.markedFirst' : 'news.marked'),
        tone: 'success',
        undo: () => void restore(),
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
              </Badge>
              <span className={styles.afterMark}> · </span>
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
