import { Skeleton } from '@libretto/design-system/skeleton';
import * as styles from './page.css.ts';

export function Pending() {
  return (
    <div className={styles.page}>
      <Skeleton shape="title" />
      <Skeleton shape="block" count={2} />
    </div>
  );
}
