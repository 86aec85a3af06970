import { SelectField } from '@libretto/design-system/select-field';
import { TextField } from '@libretto/design-system/text-field';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../../shared/page/page.tsx';
import { AllEntries } from './all-entries.tsx';
import { FoundEntries } from './found-entries.tsx';
import { timelineKinds } from './kind-views.ts';
import * as styles from './timeline.css.ts';

/** Minimum length required by the server; milliseconds of pause before searching. */
const shortest = 3;
const pause = 300;

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

export function TimelinePage() {
  const { t } = useTranslation('timeline');
  const [search, setSearch] = useState('');
  const [kind, setKind] = useState('');
  const query = usePaused(search.trim());
  const searching = query.length >= shortest && search.trim().length >= shortest;
  const toTrash = (
    <Link to="/Registro/Cestino" className={styles.link}>
      {t('trash.title')}
    </Link>
  );
  return (
    <Page title={t('title')} description={t('description')} actions={toTrash}>
      <search className={styles.tools}>
        <TextField
          label={t('search')}
          hint={t('searchHint')}
          name="cerca"
          type="search"
          autoComplete="off"
          value={search}
          onChange={setSearch}
        />
        {!searching && (
          <SelectField
            label={t('kind')}
            name="tipo"
            value={kind}
            options={[
              { value: '', label: t('everything') },
              ...timelineKinds.map((value) => ({ value, label: t(`filters.${value}`) })),
            ]}
            onChange={setKind}
          />
        )}
      </search>
      {searching ? (
        <FoundEntries search={query} />
      ) : (
        <AllEntries key={kind} kind={timelineKinds.find((known) => known === kind)} />
      )}
    </Page>
  );
}
