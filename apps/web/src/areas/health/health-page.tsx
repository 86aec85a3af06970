import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { IndexTab, type IndexTabName } from '@libretto/design-system/index-tab';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useEyes } from '../../shared/eyes/eyes-context.ts';
import { tabOfPage } from '../../shared/menu/index-tabs.ts';
import { PlaceLine, PlaceList } from '../../shared/menu/place-list.tsx';
import type { MenuEntry } from '../../shared/menu/places.ts';
import { useMenu, useMenuLabel } from '../../shared/menu/use-menu.ts';
import { Page } from '../../shared/page/page.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { AreaLine } from './area-line.tsx';
import * as styles from './health.css.ts';
import { healthQuery } from './health.queries.ts';
import { areas, areaUrls } from './health-areas.ts';
import { toSeenSections } from './seen-sections.ts';

/** Part of the record, as opposed to tools. */
const isOfRecord = ({ url }: MenuEntry) => url.startsWith('/Registro/');
/** Until the menu has loaded. */
const known = areaUrls.map((url): MenuEntry => ({ url, label: url, image: areas[url].image, active: true }));

export function HealthPage() {
  const { t } = useTranslation('health');
  const label = useMenuLabel();
  const { userId } = useSession();
  const { data, isError, refetch } = useQuery(healthQuery(userId));
  const { id, eyes } = useEyes();
  // Until it is known what a reader sees, nothing is shown.
  const sections = data && (id === undefined || eyes) ? toSeenSections(data.sezioni, eyes) : undefined;
  const entries = (useMenu().places.health?.submenu ?? known).filter(({ active }) => active);
  const groups = [...Map.groupBy(entries.filter(isOfRecord), ({ url }) => tabOfPage(url))];
  const tools = entries.filter((entry) => !isOfRecord(entry));
  return (
    <Page width="list" title={t('title')}>
      {isError && !data && (
        <Banner
          tone="danger"
          title={t('failed')}
          announce
          action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
        />
      )}
      <section aria-label={t('areas')} className={styles.tabs}>
        {groups.map(([tab, areasOfTab]) => (
          <TabGroup key={tab ?? ''} tab={tab}>
            {areasOfTab.map((entry) => (
              <AreaLine key={entry.url} entry={entry} sections={sections} />
            ))}
          </TabGroup>
        ))}
      </section>
      {tools.length > 0 && (
        <section aria-labelledby="health-tools" className={styles.tools}>
          <h2 id="health-tools">{t('tools')}</h2>
          <PlaceList>
            {tools.map((entry) => (
              <PlaceLine key={entry.url} to={entry.url} image={entry.image} name={label(entry)} />
            ))}
          </PlaceList>
        </section>
      )}
    </Page>
  );
}

function TabGroup({ tab, children }: { tab: IndexTabName | undefined; children: ReactNode }) {
  const id = useId();
  if (tab === undefined) return <PlaceList>{children}</PlaceList>;
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 id={id} className={styles.groupName}>
        <IndexTab tab={tab} />
      </h2>
      <PlaceList tab={tab}>{children}</PlaceList>
    </section>
  );
}
