import { Skeleton } from '@libretto/design-system/skeleton';
import { loadMessages } from '../../shared/i18n/i18n.ts';
import { Later, later } from '../../shared/page/later.tsx';
import * as styles from './devices.css.ts';

const panels = later(async () => {
  const [part] = await Promise.all([import('./device-panels.tsx'), loadMessages(['devices'])]);
  return part.default;
});

export function DeviceSection() {
  return (
    <Later
      part={panels}
      props={{}}
      fallback={
        <div className={styles.reserved}>
          <Skeleton shape="block" count={2} />
        </div>
      }
    />
  );
}
