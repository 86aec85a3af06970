import { media } from '@libretto/design-system/theme';
import { VisuallyHidden } from '@libretto/design-system/visually-hidden';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../../shared/page/back-link.tsx';
import { useMedia } from '../../shared/page/use-media.ts';
import { getName } from '../../shared/record-summary/person-details.tsx';
import { alertsId } from '../../shared/record-summary/record-alerts.tsx';
import type { SharedRecord } from '../../shared/record-summary/summary.ts';
import * as styles from './shared-record.css.ts';

/** Leads back to all patients. Below the title, the header names the patient and leads to the alerts. */
export function RecordBack({ record }: { record: SharedRecord }) {
  const { t } = useTranslation('shared-record');
  const { t: tSummary } = useTranslation('record-summary');
  const isBelow = useIsBelowTitle();
  const isPhone = useMedia(media.phone);
  const age = record.identita.paziente_eta;
  return (
    <>
      <BackLink to="/Assistiti">
        {isBelow && isPhone ? <VisuallyHidden>{t('back')}</VisuallyHidden> : t('back')}
      </BackLink>
      {isBelow && (
        <span className={styles.identity}>
          <span className={styles.identityName}>
            {[getName(record), age].filter((part) => part !== null).join(', ')}
          </span>
          <a href={`#${alertsId}`} className={styles.toAlerts} aria-label={tSummary('alerts.title')}>
            <TriangleAlert aria-hidden="true" size="1.25em" strokeWidth={1.75} />
          </a>
        </span>
      )}
    </>
  );
}

function useIsBelowTitle(): boolean {
  const [isBelow, setBelow] = useState(false);
  useEffect(() => {
    const title = document.querySelector('main h1');
    if (!title) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setBelow(!entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    observer.observe(title);
    return () => observer.disconnect();
  }, []);
  return isBelow;
}
