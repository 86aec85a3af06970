import * as operations from '@libretto/api-client/operations';
import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useActing } from '../../shared/acting/acting.ts';
import { useMayAct } from '../../shared/acting/use-may-act.ts';
import { api } from '../../shared/api/api.ts';
import { keptCardQuery } from '../../shared/emergency/kept-card.ts';
import { dot } from '../../shared/formats/dot.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import * as styles from '../../shared/menu/place-list.css.ts';
import { PlaceLine, PlaceList } from '../../shared/menu/place-list.tsx';
import { useMenu, useMenuLabel } from '../../shared/menu/use-menu.ts';
import { Page } from '../../shared/page/page.tsx';
import { patientQuery } from '../../shared/patient/patient.queries.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { countViewers, viewersQuery } from '../../shared/sharing/viewers.ts';
import { sharesQuery } from './sharing.queries.ts';

/** Names that fit in two lines on a phone. */
const shown = 3;

const pages = [
  { url: '/Registro/Dottori', image: 'doctors' },
  { url: '/Registro/Privacy', image: 'privacy' },
  { url: '/Registro/Condivisioni', image: 'sharing' },
  { url: '/Registro/Deleghe', image: 'caregivers' },
  { url: '/Registro/Proposte', image: 'proposals' },
  { url: '/Registro/PreparaVisita', image: 'visit-sheet' },
  { url: '/report', image: 'report' },
  { url: '/account/Emergenza', image: 'emergency' },
];
/** Until the menu has loaded. */
const known = pages.map((page) => ({ ...page, label: page.url, active: true }));

export function SharePage() {
  const mayAct = useMayAct();
  const { t } = useTranslation('sharing');
  const label = useMenuLabel();
  const entries = (useMenu().places.share?.submenu ?? known).filter(({ active }) => active);
  const facts: Readonly<Record<string, ReactNode>> = {
    '/Registro/Dottori': <Doctors />,
    '/Registro/Privacy': <Viewers />,
    '/Registro/Condivisioni': <ActiveLinks />,
    '/Registro/Deleghe': t('hub.caregivers'),
    '/Registro/Proposte': <Proposals />,
    '/Registro/PreparaVisita': t('hub.visit'),
    '/report': t('hub.report'),
    '/account/Emergenza': <EmergencyCard />,
  };
  const links: Readonly<Record<string, ReactNode>> = {
    '/Registro/Dottori': mayAct('parent') && (
      <QuickLink to="/Registro/Dottori" search={{ aggiungi: true }}>
        {t('hub.addDoctor')}
      </QuickLink>
    ),
    '/Registro/Condivisioni': (
      <QuickLink to="/Registro/Condivisioni" search={{ nuovo: true }}>
        {t('hub.createLink')}
      </QuickLink>
    ),
  };
  return (
    <Page width="list" title={t('hub.title')}>
      <PlaceList label={t('hub.title')}>
        {entries.map((entry) => (
          <PlaceLine key={entry.url} to={entry.url} image={entry.image} name={label(entry)} links={links[entry.url]}>
            {facts[entry.url]}
          </PlaceLine>
        ))}
      </PlaceList>
    </Page>
  );
}

function QuickLink({ children, ...link }: LinkProps & { children: ReactNode }) {
  return (
    <p className={styles.links}>
      <Link {...link} className={styles.chip}>
        <span className={styles.chipShape}>{children}</span>
      </Link>
    </p>
  );
}

function Doctors() {
  const { t } = useTranslation('sharing');
  const { userId } = useSession();
  const { data: patient } = useQuery(patientQuery(userId));
  if (!patient) return null;
  const names = patient.associated_doctors
    .filter(({ care_provider: { stato } }) => stato !== 'revocato')
    .map(({ care_provider: { fullname: name, stato } }) => (stato === 'invitato' ? t('hub.invited', { name }) : name));
  if (names.length === 0) return t('hub.noDoctors');
  const first = names.slice(0, shown).join(', ');
  const more = names.length - shown;
  const listed = more > 0 ? t('hub.and', { names: first, count: more }) : first;
  return t('hub.doctors', { count: names.length, names: listed });
}

/** Loaded on its own, because counting reads the whole record. */
function Viewers() {
  const { t } = useTranslation('sharing');
  const { userId } = useSession();
  const { data, isError } = useQuery(viewersQuery(userId));
  if (!data) return isError ? t('hub.notCounted') : t('hub.counting');
  const { viewers, total } = countViewers(data);
  if (viewers.length === 0) return t('hub.nobody');
  const lines = viewers
    .slice(0, shown)
    .map(({ name, seen }) => t('hub.sees', { name, seen, total }))
    .join(dot);
  const more = viewers.length - shown;
  return more > 0 ? t('hub.more', { lines, count: more }) : lines;
}

function ActiveLinks() {
  const { t } = useTranslation('sharing');
  const { dayAndMonth } = useFormats();
  const { data, isError } = useQuery(sharesQuery());
  if (!data) return isError ? t('hub.unknownLinks') : null;
  const [first, ...others] = data.data
    .filter(({ stato }) => stato === 'attiva')
    .toSorted((one, other) => one.scade_il.localeCompare(other.scade_il));
  if (!first) return t('hub.noLinks');
  return t('hub.links', { count: others.length + 1, date: dayAndMonth(first.scade_il) });
}

function Proposals() {
  const { t } = useTranslation('sharing');
  const { data, isError } = useQuery(api.query(operations.listProposals, {}));
  if (!data) return isError ? t('hub.unknownProposals') : null;
  const open = data.data.filter(({ stato }) => stato === 'inviata').length;
  return open > 0 ? t('hub.proposals', { count: open }) : t('hub.noProposals');
}

function EmergencyCard() {
  const { t } = useTranslation('sharing');
  const acting = useActing();
  const { data } = useQuery(keptCardQuery);
  // The card of this device is the user's own.
  if (data === undefined || acting) return null;
  return data ? t('hub.card') : t('hub.noCard');
}
