import { Skeleton } from '@libretto/design-system/skeleton';
import * as styles from './page.css.ts';

/** In place of a page that is on its way. */
export function Pending() {
  return (
    <div className={styles.page}>
      <Skeleton shape="title" />
      <Skeleton shape="block" count={2} />
    </div>
  );
}
