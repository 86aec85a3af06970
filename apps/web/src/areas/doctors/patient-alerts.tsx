import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listAlerts, type SharedPatient } from './patient-order.ts';
import * as styles from './patients.css.ts';

const maxLines = 3;

export function PatientAlerts({ patients }: { patients: readonly SharedPatient[] }) {
  const { t } = useTranslation('doctors');
  const alerts = listAlerts(patients);
  if (alerts.length === 0) return null;
  const more = alerts.length - maxLines;
  return (
    <section className={styles.alerts} aria-labelledby="patient-alerts">
      <h2 id="patient-alerts" className={styles.alertsTitle}>
        <TriangleAlert aria-hidden="true" size="1.25em" strokeWidth={1.75} />
        {t('patients.alerts.title')}
      </h2>
      <ul className={styles.lines}>
        {alerts.slice(0, maxLines).map(({ patient, alert }) => (
          <li key={`${patient.id_paziente} ${alert.tipo} ${alert.id_record}`}>
            <Link to="/Assistiti/$id" params={{ id: patient.id_paziente }} className={styles.alertLink}>
              <strong>{t(`patients.alerts.${alert.tipo}`, { name: alert.titolo })}</strong> {patient.paziente_nome}{' '}
              {patient.paziente_cognome}
            </Link>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles.more}>{t('patients.alerts.more', { count: more })}</p>}
    </section>
  );
}
