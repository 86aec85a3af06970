import { SelectField } from '@libretto/design-system/select-field';
import { TextField } from '@libretto/design-system/text-field';
import { media } from '@libretto/design-system/theme';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { timelineKinds } from '../../shared/entries/kind-views.ts';
import { ClosedPart } from '../../shared/page/closed-part.tsx';
import { Page } from '../../shared/page/page.tsx';
import { useLargeTextOnPhone } from '../../shared/page/use-large-text-on-phone.ts';
import { useMedia } from '../../shared/page/use-media.ts';
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
  const query = useDebounced(search.trim(), debounceMs);
  const searching = query.length >= minLength && search.trim().length >= minLength;
  // On a phone the first entries come first; the menu has the trash as well.
  const isPhone = useMedia(media.phone);
  const isLarge = useLargeTextOnPhone();
  const openTrash = (
    <Link to="/Registro/Cestino" className={styles.link}>
      {t('trash.title')}
    </Link>
  );
  return (
    <Page tab="papers" width="list" title={t('title')} actions={!isPhone && openTrash}>
      <ClosedPart closed={isLarge} heading={isLarge && t('tools')}>
        <search className={styles.tools}>
          <TextField
            label={t('search')}
            hint={isPhone ? undefined : t('searchHint')}
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
                ...timelineKinds.map((value) => ({ value, label: tKinds(`many.${value}`) })),
              ]}
              onChange={setKind}
            />
          )}
        </search>
      </ClosedPart>
      {searching ? (
        <FoundEntries search={query} />
      ) : (
        <AllEntries key={kind} kind={timelineKinds.find((known) => known === kind)} />
      )}
      {isPhone && <p>{openTrash}</p>}
    </Page>
  );
}
