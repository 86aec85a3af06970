import { listElementId, useListOpen } from '@libretto/design-system/collapsible-list';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useEntryTitle } from '../../shared/entries/entry-row.tsx';
import { useEyes } from '../../shared/eyes/eyes-context.ts';
import { HiddenReason } from '../../shared/eyes/hidden-note.tsx';
import { dot } from '../../shared/formats/dot.ts';
import { firstWords } from '../../shared/formats/first-words.ts';
import { useShortDay } from '../../shared/formats/use-short-day.ts';
import { useToday } from '../../shared/formats/use-today.ts';
import * as styles from '../../shared/menu/place-list.css.ts';
import { PlaceLine } from '../../shared/menu/place-list.tsx';
import type { MenuEntry } from '../../shared/menu/places.ts';
import { useMenuLabel } from '../../shared/menu/use-menu.ts';
import { useLargeTextOnPhone } from '../../shared/page/use-large-text-on-phone.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { scheduleQuery } from '../../shared/vaccines/schedule.queries.ts';
import { toItems } from '../../shared/vaccines/schedule-items.ts';
import { useDoseState } from '../../shared/vaccines/use-dose-state.ts';
import {
  type AreaFacts,
  type AreaUrl,
  areas,
  type CountedList,
  countAll,
  findFacts,
  isSuspected,
} from './health-areas.ts';
import type { SeenSection } from './seen-sections.ts';

const isArea = (url: string): url is AreaUrl => Object.hasOwn(areas, url);
const timeline = '/Registro/Cronologia';
const vaccinations = '/Registro/Vaccini';

export interface AreaLineProps {
  entry: MenuEntry;
  /** Absent when they could not be loaded. */
  sections: readonly SeenSection[] | undefined;
}

export function AreaLine({ entry, sections }: AreaLineProps) {
  const { t } = useTranslation('health');
  const label = useMenuLabel();
  const line = { to: entry.url, image: entry.image, name: label(entry) };
  if (!isArea(entry.url) || !sections) return <PlaceLine {...line} />;
  if (entry.url === timeline) {
    const { count, hidden } = countAll(sections);
    return (
      <PlaceLine {...line}>
        {[t('total', { count }), hidden > 0 && t('hidden', { count: hidden })].filter(Boolean).join(dot)}
      </PlaceLine>
    );
  }
  const { lists, newest } = findFacts(sections, areas[entry.url].kinds);
  const facts = newest ? <Newest entry={newest} /> : t('nothing');
  return (
    <PlaceLine {...line} links={lists.length > 0 && <Lists url={entry.url} lists={lists} />}>
      {entry.url === vaccinations ? <DueVaccine>{facts}</DueVaccine> : facts}
    </PlaceLine>
  );
}

/** What is due comes before the newest entry, as in its list; a reader does not get the schedule. */
function DueVaccine({ children }: { children: ReactNode }) {
  const { t } = useTranslation('vaccinations');
  const { userId } = useSession();
  const today = useToday();
  const toState = useDoseState();
  const { id: eyes } = useEyes();
  const { data } = useQuery({ ...scheduleQuery(userId), enabled: eyes === undefined });
  const due = eyes === undefined && data ? toItems(data).now[0] : undefined;
  if (!due) return children;
  return (
    <span className={styles.newest}>
      {[toState(due.vaccino, due, today), t(`schedule.vaccines.${due.vaccino}.name`)].join(dot)}
    </span>
  );
}

/** Characters of a title where the text is enlarged. */
const maxLength = 30;

function Newest({ entry }: { entry: NonNullable<AreaFacts['newest']> }) {
  const { t } = useTranslation('health');
  const shortDay = useShortDay();
  const whole = useEntryTitle(entry);
  // Two areas fit on a screen; the entry's page has the rest.
  const title = useLargeTextOnPhone() ? firstWords(whole, maxLength) : whole;
  const isDoubtful = isSuspected(entry);
  const mark = useEyes().eyes?.markOf(entry.tipo, entry.id_record);
  return (
    <>
      <span className={styles.newest}>
        <time dateTime={entry.data}>{shortDay(entry.data)}</time>
        {dot}
        {isDoubtful ? t('suspected', { name: title }) : title}
      </span>
      {mark && <HiddenReason>{mark.text}</HiddenReason>}
    </>
  );
}

function Lists({ url, lists }: { url: string; lists: readonly CountedList[] }) {
  const { t } = useTranslation('health');
  return (
    <ul className={styles.links} aria-label={t('lists')}>
      {lists.map((list) => (
        <ListLink key={`${list.kind} ${list.state}`} url={url} list={list} />
      ))}
    </ul>
  );
}

/** Leads to the list and opens it; the page would show it closed. */
function ListLink({ url, list: { kind, name, state, count, hidden } }: { url: string; list: CountedList }) {
  const { t } = useTranslation('health');
  const [, setOpen] = useListOpen(name, state);
  return (
    <li>
      <Link to={url} hash={listElementId(name, state)} className={styles.chip} onClick={() => setOpen(true)}>
        <span className={styles.chipShape}>
          {t(state === undefined ? `kinds.${kind}` : `states.${kind}.${state}`, { defaultValue: kind })}
          <span className={styles.number}>{count}</span>
          {hidden > 0 && <span>· {t('hidden', { count: hidden })}</span>}
        </span>
      </Link>
    </li>
  );
}
