import { TextField } from '@libretto/design-system/text-field';
import { VisuallyHidden } from '@libretto/design-system/visually-hidden';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import * as searchStyles from '../../shared/search/search.css.ts';
import type { FoundEntry } from '../../shared/search/search.queries.ts';
import { minLength, SearchResults } from '../../shared/search/search-results.tsx';
import { pauseMs, useDebounced } from '../../shared/search/use-debounced.ts';
import * as styles from './shared-record.css.ts';
import { searchSource } from './shared-record.queries.ts';

interface RecordSearchProps {
  patientId: number;
  text: string;
  onChange: (text: string) => void;
  onOpen: (entry: FoundEntry) => void;
}

export function RecordSearch({ patientId, text, onChange, onOpen }: RecordSearchProps) {
  const { t } = useTranslation('shared-record');
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
    <search className={styles.search}>
      <div ref={area} className={styles.searchField}>
        <TextField
          label={t('search.label')}
          name="cerca"
          type="search"
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={onChange}
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
            target={(entry, content) => (
              <button
                type="button"
                className={`${searchStyles.result} ${styles.resultButton}`}
                data-result
                onClick={() => onOpen(entry)}
              >
                {content}
              </button>
            )}
          />
        </div>
      )}
    </search>
  );
}
