import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { Skeleton } from '@libretto/design-system/skeleton';
import { availability } from '@libretto/web-bluetooth/web-bluetooth';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { patientQuery } from '../../shared/patient/patient.queries.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { CheckmePanel } from './checkme-panel.tsx';
import { DHeartPanel } from './d-heart-panel.tsx';
import { deviceErrorText } from './device-error-text.ts';
import * as styles from './devices.css.ts';
import { OtherPanel } from './other-panel.tsx';

export function DevicePanels() {
  const { t } = useTranslation('devices');
  const { userId } = useSession();
  const { data: patient } = useSuspenseQuery(patientQuery(userId));
  const { data: here, refetch } = useQuery({
    queryKey: ['bluetooth'],
    queryFn: () => availability(),
    staleTime: 0,
    gcTime: 0,
  });
  if (!here) return <Skeleton shape="block" count={2} />;
  const text = here.ok ? undefined : deviceErrorText(here.error);
  const check = !here.ok && here.error.code === 'bluetooth-off' && (
    <Button onClick={() => void refetch()}>{t('checkAgain')}</Button>
  );
  return (
    <>
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
    </>
  );
}
