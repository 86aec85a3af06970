import { Button } from '@libretto/design-system/button';
import { IconButton } from '@libretto/design-system/icon-button';
import { media } from '@libretto/design-system/theme';
import { useToast } from '@libretto/design-system/toast';
import { Printer, Search } from 'lucide-react';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useMedia } from '../../shared/page/use-media.ts';
import { PersonDetails } from '../../shared/record-summary/person-details.tsx';
import type { RecordParts } from '../../shared/record-summary/record-parts.ts';
import type { SharedRecord } from '../../shared/record-summary/summary.ts';
import { useOfferSearch } from '../../shared/search/page-search.ts';
import { RecordSearch } from './record-search.tsx';
import * as styles from './shared-record.css.ts';
import { findTarget } from './use-news.ts';

export interface RecordActionsProps {
  record: SharedRecord;
  /** There is little room. */
  compact: boolean;
  /** Opens a row of the page. */
  onShow: (key: string) => void;
}

interface RecordToolsProps {
  id: number;
  record: SharedRecord;
  parts: RecordParts;
  Actions: ComponentType<RecordActionsProps>;
  onShow: (key: string) => void;
}

/** In one row. The search takes a row of its own while it is used. */
export function RecordTools({ id, record, parts, Actions, onShow }: RecordToolsProps) {
  const { t } = useTranslation('shared-record');
  const compact = useMedia(media.phone);
  const [asked, setAsked] = useState(false);
  const [text, setText] = useState('');
  const tools = useRef<HTMLDivElement>(null);
  function openSearch() {
    // A phone shows its keyboard only for a field that the tap itself focuses.
    flushSync(() => setAsked(true));
    tools.current?.querySelector<HTMLInputElement>('input[type="search"]')?.focus();
  }
  useOfferSearch(t('search.label'), openSearch);
  return (
    <div ref={tools} className={styles.tools}>
      <PersonDetails record={record} />
      <div className={styles.actions}>
        <Actions record={record} compact={compact} onShow={onShow} />
        <PrintButton parts={parts} compact={compact} />
        {/* On a phone the button of the header has to do. */}
        {!compact && (
          <Button
            iconStart={<Search />}
            aria-label={t('search.label')}
            aria-expanded={asked}
            onClick={() => (asked ? setAsked(false) : openSearch())}
          >
            {t('search.short')}
          </Button>
        )}
      </div>
      {asked && (
        <RecordSearch
          patientId={id}
          text={text}
          onChange={setText}
          onOpen={(entry) => onShow(findTarget(record, entry))}
        />
      )}
    </div>
  );
}

/** The parts of the sheet are fetched in advance, because the browser does not wait for them. */
function PrintButton({ parts, compact }: { parts: RecordParts; compact: boolean }) {
  const { t } = useTranslation('shared-record');
  const toasts = useToast();
  const [preparing, setPreparing] = useState(false);
  const all = [parts.Habits, parts.ReactionFacts];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parts never change
  useEffect(() => {
    const stops = all.map((part) => part.preloadWhenIdle());
    return () => {
      for (const stop of stops) stop();
    };
  }, []);

  async function print() {
    setPreparing(true);
    await Promise.all(all.map((part) => part.preload()));
    setPreparing(false);
    if (all.some((part) => part.state().failed)) toasts.show({ message: t('printFailed'), tone: 'danger' });
    else window.print();
  }

  const pressed = { loading: preparing, onClick: () => void print() };
  return compact ? (
    <IconButton label={t('print')} icon={<Printer />} variant="secondary" {...pressed} />
  ) : (
    <Button iconStart={<Printer />} {...pressed}>
      {t('print')}
    </Button>
  );
}
