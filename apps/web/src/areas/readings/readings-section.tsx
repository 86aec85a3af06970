import { Skeleton } from '@libretto/design-system/skeleton';
import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useSession } from '../../shared/session/use-session.ts';
import { ReadingList } from './reading-list.tsx';
import * as styles from './readings.css.ts';
import { readingsQuery } from './readings.queries.ts';

export const loadTrends = () => import('./reading-trends.tsx');
const ReadingTrends = lazy(loadTrends);

export function ReadingsSection() {
  const { userId } = useSession();
  const { data: readings } = useSuspenseQuery(readingsQuery(userId));
  return (
    <div className={styles.section}>
      <ReadingList />
      {readings.length > 0 && (
        <Suspense
          fallback={
            <div className={styles.placeholder}>
              <Skeleton shape="block" count={2} />
            </div>
          }
        >
          <ReadingTrends />
        </Suspense>
      )}
    </div>
  );
}
