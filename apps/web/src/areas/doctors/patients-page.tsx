import { EmptyState } from '@libretto/design-system/empty-state';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { OwnRecordLink } from '../../shared/entries/own-record-link.tsx';
import { ClosedPart } from '../../shared/page/closed-part.tsx';
import { Page } from '../../shared/page/page.tsx';
import { patientsQuery } from '../../shared/patient/patients.queries.ts';
import * as styles from './doctors.css.ts';
import { PatientAlerts } from './patient-alerts.tsx';
import { PatientLink } from './patient-link.tsx';
import { sortByNews } from './patient-order.ts';
import { registrationQuery } from './registration.queries.ts';

export function PatientsPage() {
  const { t } = useTranslation('doctors');
  const { data } = useSuspenseQuery(patientsQuery());
  const { data: own } = useSuspenseQuery(registrationQuery());
  const deactivated = own.data?.stato === 'disattivato';
  return (
    <Page title={t('patients.title')}>
      <PatientAlerts patients={data.data} />
      {data.data.length === 0 ? (
        <EmptyState title={t(deactivated ? 'registration.states.disattivato' : 'patients.none')}>
          {t(deactivated ? 'registration.states.disattivatoText' : 'patients.noneText')}
        </EmptyState>
      ) : (
        <>
          <ul className={styles.patients} aria-label={t('patients.title')}>
            {sortByNews(data.data).map((patient) => (
              <li key={patient.id_paziente}>
                <PatientLink patient={patient} />
              </li>
            ))}
          </ul>
          {!deactivated && (
            <ClosedPart closed heading={<h2 className={styles.entryTitle}>{t('patients.entry.title')}</h2>}>
              <ol className={styles.steps}>
                <li>{t('patients.entry.invite')}</li>
                <li>{t('patients.entry.access')}</li>
                <li>{t('patients.entry.found')}</li>
              </ol>
            </ClosedPart>
          )}
        </>
      )}
      <OwnRecordLink />
    </Page>
  );
}
