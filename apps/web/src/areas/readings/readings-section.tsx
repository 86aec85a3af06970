import { Skeleton } from '@libretto/design-system/skeleton';
import { lazy, Suspense } from 'react';
import { ReadingList } from './reading-list.tsx';
import * as styles from './readings.css.ts';

// Below the list: nobody waits for a chart in order to read or to write.
const ReadingTrends = lazy(() => import('./reading-trends.tsx'));

/** What is measured, as a list and over time. */
export function ReadingsSection() {
  return (
    <div className={styles.section}>
      <ReadingList />
      <Suspense fallback={<Skeleton shape="block" count={2} />}>
        <ReadingTrends />
      </Suspense>
    </div>
  );
}
