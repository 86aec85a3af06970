import { Button } from '@libretto/design-system/button';
import { IconButton } from '@libretto/design-system/icon-button';
import { media } from '@libretto/design-system/theme';
import { VisuallyHidden } from '@libretto/design-system/visually-hidden';
import { Link } from '@tanstack/react-router';
import { ChevronLeft, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../../shared/page/back-link.tsx';
import { useLargeText } from '../../shared/page/use-large-text-on-phone.ts';
import { useMedia } from '../../shared/page/use-media.ts';
import { alertsId } from '../../shared/record-summary/record-alerts.tsx';
import type { SharedRecord } from '../../shared/record-summary/summary.ts';
import { listAlerts, useAlertLines } from '../../shared/record-summary/use-alert-lines.ts';
import { inBar } from '../../shared/shell/top-bar.css.ts';
import { type PagePart, PartMenu } from './part-menu.tsx';
import type { Proposing } from './record-tools.tsx';
import * as styles from './shared-record.css.ts';

/** Characters of a name and an age that fit in a phone's header, and in large text. */
const maxLength = 18;
const maxLargeLength = 16;

interface RecordBackProps {
  record: SharedRecord;
  parts: readonly PagePart[];
  proposing: Proposing;
}

/**
 * Leads back to all patients. Below the title, the header names the patient and leads to the alerts, if any, to each part
 * of the page and to a new proposal.
 */
export function RecordBack({ record, parts, proposing }: RecordBackProps) {
  const { t } = useTranslation('shared-record');
  const isBelow = useIsBelowTitle();
  const isPhone = useMedia(media.phone);
  return (
    <>
      <BackLink to="/Assistiti">
        {isBelow && isPhone ? <VisuallyHidden>{t('back')}</VisuallyHidden> : t('back')}
      </BackLink>
      {isBelow && <Identity {...{ record, parts, proposing }} />}
    </>
  );
}

function Identity({ record, parts, proposing }: RecordBackProps) {
  const { t } = useTranslation('shared-record');
  const isPhone = useMedia(media.phone);
  const isLarge = useLargeText();
  // The name of the patient needs the room.
  const isNarrow = isPhone || isLarge;
  const [firstAlert, ...otherAlerts] = listAlerts(useAlertLines(record));
  const more = otherAlerts.length > 0 ? ` +${otherAlerts.length}` : '';
  const { paziente_nome: given, paziente_cognome: family, paziente_eta: age } = record.identita;
  const withAge = (name: string) => [name, age].filter((part) => part !== null).join(', ');
  const whole = withAge(`${given} ${family}`);
  const initial = (name: string) => name.slice(0, 1);
  const shortName = withAge(`${initial(given)}. ${family}`);
  const short =
    isLarge && shortName.length > maxLargeLength ? withAge(`${initial(given)}. ${initial(family)}.`) : shortName;
  return (
    <span className={isLarge ? `${inBar} ${styles.identity}` : styles.identityBesideBack}>
      {/* With large text the link above the title scrolls away. */}
      {isLarge && (
        <Link to="/Assistiti" className={styles.barIcon} aria-label={t('back')}>
          <ChevronLeft aria-hidden="true" size="24px" strokeWidth={1.75} />
        </Link>
      )}
      <span className={isLarge ? styles.largeIdentityName : styles.identityName}>
        {isPhone && (isLarge || whole.length > maxLength) ? (
          <>
            <VisuallyHidden>{whole}</VisuallyHidden>
            <span aria-hidden="true">{short}</span>
          </>
        ) : (
          whole
        )}
      </span>
      {firstAlert !== undefined && (
        <a
          href={`#${alertsId}`}
          className={isNarrow ? `${styles.barIcon} ${styles.toAlerts}` : styles.toNamedAlerts}
          aria-label={t('alerts', { alerts: `${firstAlert}${more}` })}
        >
          <TriangleAlert aria-hidden="true" size="24px" strokeWidth={1.75} className={styles.alertIcon} />
          {!isNarrow && (
            <>
              <span className={styles.identityName}>{firstAlert}</span>
              {more && <span className={styles.moreAlerts}>{more}</span>}
            </>
          )}
        </a>
      )}
      {isNarrow ? (
        <PartMenu parts={parts} proposing={proposing} />
      ) : (
        <>
          <PartMenu parts={parts} />
          <ProposeButton {...proposing} />
        </>
      )}
    </span>
  );
}

function ProposeButton({ label, icon, loading, open }: Proposing) {
  const isWide = useMedia(media.wide);
  if (!isWide) {
    return (
      <IconButton label={label} icon={icon} variant="ghost" size="sm" className={styles.proposeIcon} onClick={open} />
    );
  }
  return (
    <Button className={styles.propose} iconStart={icon} loading={loading} onClick={open}>
      {label}
    </Button>
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
