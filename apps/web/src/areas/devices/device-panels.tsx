import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { Skeleton } from '@libretto/design-system/skeleton';
import { media } from '@libretto/design-system/theme';
import { availability } from '@libretto/web-bluetooth/web-bluetooth';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ClosedPart } from '../../shared/page/closed-part.tsx';
import { useMedia } from '../../shared/page/use-media.ts';
import { patientQuery } from '../../shared/patient/patient.queries.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { CheckmePanel } from './checkme-panel.tsx';
import { DHeartPanel } from './d-heart-panel.tsx';
import { deviceErrorText } from './device-error-text.ts';
import * as styles from './devices.css.ts';
import { OtherPanel } from './other-panel.tsx';

export default function DevicePanels() {
  const { t } = useTranslation('devices');
  const { userId } = useSession();
  const { data: patient } = useSuspenseQuery(patientQuery(userId));
  // Lists first; few browsers of phones can connect.
  const isPhone = useMedia(media.phone);
  const id = useId();
  const { data: here, refetch } = useQuery({
    queryKey: ['bluetooth'],
    queryFn: () => availability(),
    staleTime: 0,
    gcTime: 0,
  });
  if (!here) {
    return (
      <div className={styles.reserved}>
        <Skeleton shape="block" count={2} />
      </div>
    );
  }
  const text = here.ok ? undefined : deviceErrorText(here.error);
  const check = !here.ok && here.error.code === 'bluetooth-off' && (
    <Button onClick={() => void refetch()}>{t('checkAgain')}</Button>
  );
  return (
    <section className={styles.section} aria-labelledby={id}>
      <ClosedPart
        closed={isPhone}
        heading={
          <h2 id={id} className={styles.title}>
            {t('title')}
          </h2>
        }
      >
        <p className={styles.intro}>{t('intro')}</p>
        {text && (
          <Banner tone="info" title={text.what} action={check}>
            {text.next}
          </Banner>
        )}
        <div className={styles.panels}>
          <CheckmePanel patient={patient} disabledReason={text?.what} />
          <DHeartPanel disabledReason={text?.what} />
          <OtherPanel patient={patient} disabledReason={text?.what} />
        </div>
      </ClosedPart>
    </section>
  );
}
