import { useTranslation } from 'react-i18next';
import { OwnRecordLink } from '../../shared/entries/own-record-link.tsx';
import { Page } from '../../shared/page/page.tsx';
import { AllPages } from './all-pages.tsx';
import { LastChanges } from './last-changes.tsx';
import * as styles from './permissions.css.ts';
import { ToDoList } from './to-do-list.tsx';
import { useOverview } from './use-overview.ts';

export function AdminPage() {
  const { t } = useTranslation('permissions');
  const overview = useOverview();
  return (
    <Page title={t('title')}>
      <div className={styles.home}>
        <ToDoList overview={overview} />
        <AllPages overview={overview} />
        <div className={styles.homeEnd}>
          <LastChanges />
          <OwnRecordLink />
        </div>
      </div>
    </Page>
  );
}
