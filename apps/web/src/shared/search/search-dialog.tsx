import { Dialog } from '@libretto/design-system/dialog';
import { TextField } from '@libretto/design-system/text-field';
import { Link } from '@tanstack/react-router';
import { User } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActing } from '../acting/acting.ts';
import { detailPath } from '../entries/detail-path.ts';
import { MenuIcon } from '../menu/menu-icon.tsx';
import { useMenu, useMenuLabel } from '../menu/use-menu.ts';
import { findPages, type Place } from './find-pages.ts';
import { FoundLinks } from './found-links.tsx';
import { keepSearch, lastSearch } from './last-search.ts';
import { moveFocus } from './move-focus.ts';
import { accountPages, trends } from './other-places.ts';
import * as styles from './search.css.ts';
import { ownRecord } from './search.queries.ts';
import { SearchPlaces } from './search-places.tsx';
import { minLength, SearchResults } from './search-results.tsx';
import { pauseMs, useDebounced } from './use-debounced.ts';
import { useFoundPatients } from './use-found-patients.ts';

const readings = { url: '/Registro/Visite/rilevazioni', image: 'readings' };

const named = (url: string, label: string, image: string): Place => ({ url, label, image, active: true });

const trendUrl = (slug: string) => `/Registro/Visite/misure/${slug}`;

/** As opposed to tools. */
const isOfRecord = (url: string) => url.startsWith('/Registro/');

/** Shown before something is searched for. */
const maxPatients = 8;

const useIsDoctor = () => useMenu().items.some(({ url }) => url === '/Assistiti');

export function SearchDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('search');
  const [text, setText] = useState(lastSearch);
  const isDoctor = useIsDoctor();
  const field = useRef<HTMLInputElement>(null);
  // Coming back from a result, the next one is a press away, and typing begins another search.
  useEffect(() => field.current?.select(), []);
  function change(next: string) {
    keepSearch(next);
    setText(next);
  }
  return (
    <Dialog open title={t('title')} size="lg" closeOnBackdrop onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows are a second way; Tab reaches every result */}
      <div className={styles.frame} onKeyDown={moveFocus}>
        <search>
          <TextField
            ref={field}
            label={t(isDoctor ? 'labelOfDoctor' : 'label')}
            hint={t(isDoctor ? 'hintOfDoctor' : 'hint')}
            name="cerca"
            type="search"
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={change}
          />
        </search>
        <div className={styles.found}>
          <Results text={text.trim()} onClose={onClose} />
        </div>
      </div>
    </Dialog>
  );
}

function Results({ text, onClose }: { text: string; onClose: () => void }) {
  const { t, i18n } = useTranslation('search');
  const search = useDebounced(text, pauseMs);
  const menu = useMenu();
  const label = useMenuLabel();
  const isDoctor = useIsDoctor();
  const isActing = useActing() !== undefined;
  const patients = useFoundPatients(search, isDoctor);
  const otherWords = ({ url }: Place) => {
    const key = `words.${url.toLowerCase()}`;
    return i18n.exists(key, { ns: 'search' }) ? t(key as 'words./altro') : '';
  };
  const listPatients = (some: typeof patients) => (
    <FoundLinks
      title={t('groups.patients')}
      links={some.map(({ id, name, about }) => ({
        key: id,
        icon: <User aria-hidden="true" />,
        name,
        about,
        to: `/Assistiti/${id}`,
      }))}
      {...{ search, onClose }}
    />
  );
  if (text === '') {
    const ofRecord = (menu.places.health?.submenu ?? []).filter(({ url, active }) => active && isOfRecord(url));
    return (
      <div className={styles.groups}>
        {!isActing && listPatients(patients.slice(0, maxPatients))}
        {ofRecord.length > 0 && (
          <SearchPlaces places={ofRecord.map((place) => ({ ...place, label: label(place) }))} onClose={onClose} />
        )}
      </div>
    );
  }
  if (search.length < minLength || text.length < minLength) return <p role="status" className={styles.status} />;

  const toTrend = (slug: (typeof trends)[number]) => named(trendUrl(slug), t(`trends.${slug}`), readings.image);
  const withTrends = (places: readonly Place[]) =>
    places.flatMap((place) => (place.url === readings.url ? [place, ...trends.map(toTrend)] : [place]));
  const account = isActing
    ? []
    : [
        named('/account', t('account'), 'patient'),
        ...accountPages.map((name) => named(`/account/${name}`, t(`accountPages.${name}`), 'patient')),
      ];
  const sections = [
    ...menu.items.map((item) => ({ ...item, submenu: withTrends(item.submenu) })),
    ...account.map((place) => ({ ...place, submenu: [] })),
  ];
  const pages = findPages(sections, search, { label, otherWords });
  return (
    <SearchResults
      search={search}
      source={ownRecord}
      failed={t('failed')}
      advice={isDoctor ? t('nothingOfDoctor') : undefined}
      target={({ tipo, id_record }, content) => (
        <Link to={detailPath(tipo, id_record)} className={styles.result} data-result onClick={onClose}>
          {content}
        </Link>
      )}
      trendTarget={({ slug }, content) => (
        <Link to={trendUrl(slug)} className={styles.result} data-result onClick={onClose}>
          {content}
        </Link>
      )}
      others={{
        count: patients.length + pages.length,
        list: (
          <>
            {listPatients(patients)}
            <FoundLinks
              title={t('pages')}
              links={pages.map(({ url, label: name, image }) => ({
                key: name,
                icon: <MenuIcon image={image} />,
                name,
                to: url,
              }))}
              {...{ search, onClose }}
            />
          </>
        ),
      }}
    />
  );
}
