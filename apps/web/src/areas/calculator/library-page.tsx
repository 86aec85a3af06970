import { EmptyState } from '@libretto/design-system/empty-state';
import { TextField } from '@libretto/design-system/text-field';
import { calculatorIds } from '@libretto/medical-calc/load';
import type { Locale } from '@libretto/medical-calc/text';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CalculatorPage } from '../../shared/calculator-page/calculator-page.tsx';
import { titlesQuery } from '../../shared/calculator-page/library.ts';
import { PlaceBack } from '../../shared/page/place-back.tsx';
import * as styles from './calculator.css.ts';
import { groupByCalculator, groups } from './groups.ts';
import type { Entry } from './library-search.ts';
import { useCalculatorLanguage } from './use-localized-calculator.ts';

export function LibraryPage() {
  const { t } = useTranslation('calculator');
  const [search, setSearch] = useState('');
  // Typing does not wait for the results.
  const found = useFound(useDeferredValue(search));
  return (
    <CalculatorPage
      title={t('library.title')}
      description={t('library.description')}
      back={<PlaceBack to="/Registro/Salute" />}
      measures={false}
    >
      <div className={styles.search}>
        <TextField
          label={t('library.search')}
          name="cerca"
          type="search"
          value={search}
          onChange={setSearch}
          autoComplete="off"
        />
      </div>
      <FoundCalculators found={found} />
    </CalculatorPage>
  );
}

const FoundCalculators = memo(function FoundCalculators({ found }: { found: readonly Entry[] }) {
  const { t } = useTranslation('calculator');
  const shown = groups
    .map((group) => ({ group, members: found.filter(({ id }) => groupByCalculator[id] === group) }))
    .filter(({ members }) => members.length > 0);
  return (
    <>
      <p role="status" className={styles.searchResult}>
        {t('library.found', { count: found.length })}
      </p>
      {found.length === 0 && (
        <EmptyState title={t('library.none')} size="compact">
          {t('library.noneText')}
        </EmptyState>
      )}
      {shown.length > 1 && (
        <nav className={styles.jumps} aria-label={t('library.jump')}>
          {shown.map(({ group }) => (
            <a key={group} href={`#group-${group}`} className={styles.jump}>
              {t(`library.groups.${group}`)}
            </a>
          ))}
        </nav>
      )}
      <div className={styles.groups}>
        {shown.map(({ group, members }) => (
          <section key={group} className={styles.group} aria-labelledby={`group-${group}`}>
            <h2 id={`group-${group}`} className={styles.groupTitle}>
              {t(`library.groups.${group}`)}
            </h2>
            <ul className={styles.links}>
              {members.map(({ id, title, description }) => (
                <li key={id}>
                  <Link
                    to="/calcolatricemedica/Calcolatori/$id"
                    params={{ id }}
                    className={styles.link}
                    preload={false}
                  >
                    <span className={styles.linkTitle}>{title}</span>
                    <span className={styles.linkText}>{description}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
});

const searchQuery = {
  queryKey: ['calculator', 'search'],
  queryFn: async () => (await import('./library-search.ts')).createLibrarySearch,
  staleTime: Number.POSITIVE_INFINITY,
  throwOnError: true,
};

function useFound(search: string): readonly Entry[] {
  const { t } = useTranslation('calculator');
  const language = useCalculatorLanguage();
  const { messages }: Locale<string> = useSuspenseQuery(titlesQuery(language)).data;
  const { data: createSearch } = useQuery(searchQuery);
  const entries = useMemo(
    () =>
      calculatorIds.map((id) => ({
        id,
        title: messages[`${id}.title`] ?? id,
        description: messages[`${id}.description`] ?? '',
        group: t(`library.groups.${groupByCalculator[id]}`),
      })),
    [messages, t],
  );
  const find = useMemo(() => createSearch?.(entries, messages), [createSearch, entries, messages]);
  return useMemo(() => find?.(search) ?? entries, [find, search, entries]);
}
