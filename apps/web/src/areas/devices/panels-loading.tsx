import { Skeleton } from '@libretto/design-system/skeleton';
import * as styles from './devices.css.ts';

export function PanelsLoading() {
  return (
    <div className={styles.loading}>
      <Skeleton shape="block" count={2} />
    </div>
  );
}
