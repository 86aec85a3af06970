import { media } from '@libretto/design-system/theme';
import { useTranslation } from 'react-i18next';
import { OwnRecordLink } from '../../shared/entries/own-record-link.tsx';
import { Page } from '../../shared/page/page.tsx';
import { useMedia } from '../../shared/page/use-media.ts';
import { AllPages } from './all-pages.tsx';
import { FirstSetup } from './first-setup.tsx';
import { LastChanges } from './last-changes.tsx';
import { NewPeople } from './new-people.tsx';
import * as styles from './permissions.css.ts';
import { ServerState } from './server-state.tsx';
import { ToDoList } from './to-do-list.tsx';
import { useOverview } from './use-overview.ts';

export function AdminPage() {
  const { t } = useTranslation('permissions');
  const overview = useOverview();
  const hasRail = useMedia(media.desktop);
  return (
    <Page title={t('title')}>
      <div className={styles.home}>
        <div className={styles.homePart}>
          <ToDoList overview={overview} />
          {overview.isNew && <FirstSetup overview={overview} />}
          <LastChanges />
          {!hasRail && <ServerState overview={overview} closed />}
          <NewPeople overview={overview} />
          {!hasRail && <AllPages />}
        </div>
        <div className={styles.homePart}>
          {hasRail && <ServerState overview={overview} />}
          <OwnRecordLink />
        </div>
      </div>
    </Page>
  );
}
