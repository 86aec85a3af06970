import { Skeleton } from '@libretto/design-system/skeleton';
import { use } from 'react';
import { InFrame } from './in-frame.ts';
import * as styles from './page.css.ts';

export function Pending() {
  const framed = use(InFrame);
  return (
    <div className={styles.page}>
      {!framed && <Skeleton shape="title" />}
      <Skeleton shape="block" count={2} />
    </div>
  );
}
