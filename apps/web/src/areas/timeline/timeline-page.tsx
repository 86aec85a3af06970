import { Button } from '@libretto/design-system/button';
import { SearchField } from '@libretto/design-system/search-field';
import { SelectField } from '@libretto/design-system/select-field';
import { Link } from '@tanstack/react-router';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { timelineKinds } from '../../shared/entries/kind-views.ts';
import { ClosedPart } from '../../shared/page/closed-part.tsx';
import { Page } from '../../shared/page/page.tsx';
import { useLargeTextOnPhone } from '../../shared/page/use-large-text-on-phone.ts';
import { useDebounced } from '../../shared/search/use-debounced.ts';
import { AllEntries } from './all-entries.tsx';
import { FoundEntries } from './found-entries.tsx';
import * as styles from './timeline.css.ts';

/** Minimum length required by the server; milliseconds of pause before searching. */
const minLength = 3;
const debounceMs = 300;

export function TimelinePage() {
  const { t } = useTranslation('timeline');
  const { t: tKinds } = useTranslation('record-kinds');
  const [search, setSearch] = useState('');
  const [kind, setKind] = useState('');
  const [filtering, setFiltering] = useState(false);
  const hintId = useId();
  const query = useDebounced(search.trim(), debounceMs);
  const isShort = search.trim().length > 0 && search.trim().length < minLength;
  const shownKind = timelineKinds.find((known) => known === kind);
  const searching = query.length >= minLength && search.trim().length >= minLength;
  const isLarge = useLargeTextOnPhone();
  return (
    <Page tab="papers" width="list" title={t('title')}>
      <ClosedPart closed={isLarge} heading={isLarge && t('tools')}>
        <search className={styles.tools}>
          <div className={styles.search}>
            <SearchField
              label={t('search')}
              name="cerca"
              value={search}
              onChange={setSearch}
              aria-describedby={hintId}
            />
          </div>
          {!searching && (
            <Button
              iconStart={<SlidersHorizontal />}
              aria-expanded={filtering}
              onClick={() => setFiltering(!filtering)}
            >
              {shownKind ? tKinds(`many.${shownKind}`) : t('filter')}
            </Button>
          )}
          <p id={hintId} className={styles.wholeLine} hidden={!isShort}>
            {t('searchHint')}
          </p>
          {!searching && filtering && (
            <div className={styles.wholeLine}>
              <SelectField
                label={t('kind')}
                name="tipo"
                value={kind}
                options={[
                  { value: '', label: t('everything') },
                  ...timelineKinds.map((value) => ({ value, label: tKinds(`many.${value}`) })),
                ]}
                onChange={setKind}
              />
            </div>
          )}
        </search>
      </ClosedPart>
      {searching ? <FoundEntries search={query} /> : <AllEntries key={kind} kind={shownKind} />}
      <p>
        <Link to="/Registro/Cestino" className={styles.link}>
          {t('trash.title')}
        </Link>
      </p>
    </Page>
  );
}
