import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { Dialog } from '@libretto/design-system/dialog';
import { Skeleton } from '@libretto/design-system/skeleton';
import { TextField } from '@libretto/design-system/text-field';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMenu, useMenuLabel } from '../menu/use-menu.ts';
import { findPages } from './find-pages.ts';
import { FoundGroup } from './found-group.tsx';
import { FoundPages } from './found-pages.tsx';
import * as styles from './search.css.ts';
import { searchQuery } from './search.queries.ts';
import { useDebounced } from './use-debounced.ts';

/** Milliseconds without typing before a search. */
const pauseMs = 250;
/** Of the server. */
const minLength = 2;

/** Arrows lead from the field through the results; Tab works as well. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, [data-result]')];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const inField = at === 0;
  const targets: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1 };
  if (!inField) Object.assign(targets, { Home: 1, End: stops.length - 1 });
  const target = at < 0 ? undefined : stops[targets[event.key] ?? -1];
  if (target === undefined) return;
  event.preventDefault();
  target.focus();
}

export function SearchDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('search');
  const [text, setText] = useState('');
  return (
    <Dialog open title={t('title')} size="lg" closeOnBackdrop onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows are a second way; Tab reaches every result */}
      <div className={styles.frame} onKeyDown={moveFocus}>
        <search>
          <TextField
            label={t('label')}
            hint={t('hint')}
            name="cerca"
            type="search"
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={setText}
          />
        </search>
        <Results text={text.trim()} onClose={onClose} />
      </div>
    </Dialog>
  );
}

function Results({ text, onClose }: { text: string; onClose: () => void }) {
  const { t, i18n } = useTranslation('search');
  const search = useDebounced(text, pauseMs);
  const isSearch = search.length >= minLength && text.length >= minLength;
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...searchQuery(search),
    enabled: isSearch,
    placeholderData: keepPreviousData,
  });
  const { items } = useMenu();
  const label = useMenuLabel();
  const otherWords = ({ url }: { url: string }) => {
    const key = `words.${url.toLowerCase()}`;
    return i18n.exists(key, { ns: 'search' }) ? t(key as 'words./altro') : '';
  };
  if (!isSearch) return <p role="status" className={styles.status} />;

  const pages = findPages(items, search, { label, otherWords });
  const isDone = data !== undefined && !isPlaceholderData && !isError;
  const total = (data?.totale ?? 0) + pages.length;
  return (
    <>
      <p role="status" className={styles.status}>
        {isDone && (total === 0 ? t('nothing', { search }) : t('status.count', { count: total }))}
      </p>
      {isError && (
        <Banner
          tone="danger"
          title={t('failed')}
          announce
          action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
        />
      )}
      {data === undefined && !isError && <Skeleton shape="row" count={4} label={t('status.searching')} />}
      {isDone && total === 0 && <p className={styles.advice}>{t('nothingText')}</p>}
      {data && !isError && (
        <div className={styles.groups} aria-busy={!isDone}>
          {data.gruppi.map(({ tipo, totale }) => (
            <FoundGroup
              key={`${tipo} ${search}`}
              kind={tipo}
              total={totale}
              entries={data.data.filter((entry) => entry.tipo === tipo)}
              search={search}
              onClose={onClose}
            />
          ))}
        </div>
      )}
      {pages.length > 0 && <FoundPages pages={pages} search={search} onClose={onClose} />}
    </>
  );
}
