import { LatestValues } from './latest-values.tsx';
import { ReadingList } from './reading-list.tsx';
import * as styles from './readings.css.ts';

export function ReadingsSection() {
  return (
    <div className={styles.section}>
      <ReadingList />
      <LatestValues />
    </div>
  );
}
