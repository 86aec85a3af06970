import { TextField } from '@libretto/design-system/text-field';
import { VisuallyHidden } from '@libretto/design-system/visually-hidden';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { SharedRecord } from '../../shared/record-summary/summary.ts';
import { readingsKey, trendKey } from '../../shared/record-summary/use-cards.tsx';
import { moveFocus } from '../../shared/search/move-focus.ts';
import { useOfferSearch } from '../../shared/search/page-search.ts';
import * as searchStyles from '../../shared/search/search.css.ts';
import { minLength, SearchResults } from '../../shared/search/search-results.tsx';
import { pauseMs, useDebounced } from '../../shared/search/use-debounced.ts';
import * as styles from './shared-record.css.ts';
import { searchSource } from './shared-record.queries.ts';
import { findTarget } from './use-news.ts';

interface RecordSearchProps {
  patientId: number;
  record: SharedRecord;
  /** Opens a row of the page. */
  onShow: (key: string) => void;
}

/** The button of the header opens it. */
export function RecordSearch(props: RecordSearchProps) {
  const { t } = useTranslation('shared-record');
  const [asked, setAsked] = useState(false);
  const field = useRef<HTMLElement>(null);
  function open() {
    // A phone shows its keyboard only for a field that the tap itself focuses.
    flushSync(() => setAsked(true));
    field.current?.querySelector('input')?.focus();
  }
  useOfferSearch(t('search.label'), open);
  return (
    asked && (
      <search ref={field} className={styles.search} onKeyDown={moveFocus}>
        <SearchField {...props} />
      </search>
    )
  );
}

function SearchField({ patientId, record, onShow }: RecordSearchProps) {
  const { t } = useTranslation('shared-record');
  const [text, setText] = useState('');
  const search = useDebounced(text.trim(), pauseMs);
  const source = useMemo(() => searchSource(patientId), [patientId]);
  const area = useRef<HTMLDivElement>(null);
  const isSearching = search.length >= minLength && text.trim().length >= minLength;
  // With large text what is above leaves the results no room.
  useEffect(() => {
    const { current } = area;
    if (isSearching && current && current.getBoundingClientRect().top > window.innerHeight / 2) {
      current.scrollIntoView({ block: 'start' });
    }
  }, [isSearching]);
  return (
    <>
      <div ref={area}>
        <TextField
          label={t('search.label')}
          name="cerca"
          type="search"
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={setText}
        />
      </div>
      {isSearching && (
        <div className={styles.results}>
          <h2>
            <VisuallyHidden>{t('search.results')}</VisuallyHidden>
          </h2>
          <SearchResults
            search={search}
            source={source}
            failed={t('search.failed')}
            advice={t('search.nothing')}
            target={(entry, content) => <ShowRow {...{ onShow, content }} row={findTarget(record, entry)} />}
            readingsTarget={(content) => <ShowRow {...{ onShow, content }} row={readingsKey} />}
            trendTarget={({ id }, content) => <ShowRow {...{ onShow, content }} row={trendKey(id)} />}
          />
        </div>
      )}
    </>
  );
}

function ShowRow({ row, content, onShow }: { row: string; content: ReactNode; onShow: (key: string) => void }) {
  return (
    <button
      type="button"
      className={`${searchStyles.result} ${styles.resultButton}`}
      data-result
      onClick={() => onShow(row)}
    >
      {content}
    </button>
  );
}
