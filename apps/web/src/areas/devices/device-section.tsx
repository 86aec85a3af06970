import { fetchedPart } from '@libretto/design-system/internals/fetched-part';
import { media } from '@libretto/design-system/theme';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { loadMessages } from '../../shared/i18n/i18n.ts';
import { ClosedPart } from '../../shared/page/closed-part.tsx';
import { PagePart } from '../../shared/page/page-part.tsx';
import { useMedia } from '../../shared/page/use-media.ts';
import * as styles from './devices.css.ts';

const panels = fetchedPart(async () => {
  const [{ DevicePanels }] = await Promise.all([import('./device-panels.tsx'), loadMessages(['devices'])]);
  return DevicePanels;
});

export function DeviceSection() {
  const { t } = useTranslation('files');
  // Lists first; few browsers of phones can connect.
  const isPhone = useMedia(media.phone);
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <ClosedPart
        closed={isPhone}
        heading={
          <h2 id={id} className={styles.title}>
            {t('devices')}
          </h2>
        }
      >
        <div className={styles.reserved}>
          <PagePart part={panels}>{(DevicePanels) => <DevicePanels />}</PagePart>
        </div>
      </ClosedPart>
    </section>
  );
}
