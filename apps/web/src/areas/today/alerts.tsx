import { Link } from '@tanstack/react-router';
import { Ban, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useEyes } from '../../shared/eyes/eyes-context.ts';
import { HiddenCount } from '../../shared/eyes/hidden-note.tsx';
import type { Patient } from '../../shared/patient/patient.queries.ts';
import * as styles from './today.css.ts';
import type { Today } from './today.queries.ts';
import { findAlerts } from './today-rules.ts';

/** As many as fit into two lines of a phone. */
const shown = 4;

export function Alerts({ patient, today, hidden }: { patient: Patient; today: Today; hidden: number }) {
  const { t } = useTranslation('today');
  // What is hidden may exist.
  const none = useEyes().id === undefined ? 'alerts.none' : 'alerts.noneShared';
  const { allergies, forbiddenDrugs } = findAlerts(patient, today);
  const count = (more: number, key: 'more' | 'moreDrugs') =>
    more > 0 ? ` ${t(`alerts.${key}`, { count: more })}` : '';
  const names = (all: string[]) => all.slice(0, shown).join(', ');
  return (
    <section
      className={allergies.length + forbiddenDrugs.length > 0 ? styles.alerts : styles.noAlerts}
      aria-label={t('alerts.title')}
    >
      {allergies.length > 0 ? (
        <Alert icon={<TriangleAlert />}>
          <Link to="/Registro/Diagnosi" className={styles.link}>
            {t('alerts.allergies')}
          </Link>
          {`: ${names(allergies)}${count(allergies.length - shown, 'more')}`}
        </Alert>
      ) : (
        <p>
          <Link to="/Registro/Diagnosi" className={styles.link}>
            {t(none)}
          </Link>
        </p>
      )}
      {forbiddenDrugs.length > 0 && (
        <Alert icon={<Ban />}>
          <Link to="/Registro/Farmaci" className={styles.link}>
            {t('alerts.forbidden')}
          </Link>
          {`: ${names(forbiddenDrugs)}${count(forbiddenDrugs.length - shown, 'moreDrugs')}`}
        </Alert>
      )}
      <HiddenCount count={hidden} />
    </section>
  );
}

function Alert({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className={styles.alert}>
      <span className={styles.alertIcon} aria-hidden="true">
        {icon}
      </span>
      <span>{children}</span>
    </p>
  );
}
