import { buttonClass } from '@libretto/design-system/button';
import { EmptyState } from '@libretto/design-system/empty-state';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { OwnRecordLink } from '../../shared/entries/own-record-link.tsx';
import { ClosedPart } from '../../shared/page/closed-part.tsx';
import { Page } from '../../shared/page/page.tsx';
import { patientsQuery } from '../../shared/patient/patients.queries.ts';
import * as styles from './doctors.css.ts';
import { PatientAlerts } from './patient-alerts.tsx';
import { PatientLink } from './patient-link.tsx';
import { sortByNews } from './patient-order.ts';
import { type RegistrationState, registrationQuery } from './registration.queries.ts';

export function PatientsPage() {
  const { t } = useTranslation('doctors');
  const { data } = useSuspenseQuery(patientsQuery());
  const { data: own } = useSuspenseQuery(registrationQuery());
  const deactivated = own.data?.stato === 'disattivato';
  return (
    <Page title={t('patients.title')}>
      <PatientAlerts patients={data.data} />
      {data.data.length === 0 ? (
        <NoPatients state={own.data?.stato} />
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

/** Says how patients arrive, or what keeps them from finding the doctor. */
function NoPatients({ state }: { state: RegistrationState | undefined }) {
  const { t } = useTranslation('doctors');
  if (state === 'disattivato')
    return (
      <EmptyState title={t('registration.states.disattivato')}>{t('registration.states.disattivatoText')}</EmptyState>
    );
  if (state === 'attesa' || state === 'iscritto')
    return (
      <EmptyState
        title={t(`registration.states.${state}`)}
        action={
          <Link to="/account/Medico" className={buttonClass({ variant: 'secondary' })}>
            {t('registration.open')}
          </Link>
        }
      >
        {t('patients.unverifiedText')}
      </EmptyState>
    );
  return <EmptyState title={t('patients.none')}>{t('patients.noneText')}</EmptyState>;
}
