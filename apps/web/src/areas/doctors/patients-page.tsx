import { buttonClass } from '@libretto/design-system/button';
import { EmptyState } from '@libretto/design-system/empty-state';
import { TextField } from '@libretto/design-system/text-field';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OwnRecordLink } from '../../shared/entries/own-record-link.tsx';
import { ClosedPart } from '../../shared/page/closed-part.tsx';
import { Page } from '../../shared/page/page.tsx';
import { patientsQuery } from '../../shared/patient/patients.queries.ts';
import { isNamed, nameOf } from '../../shared/search/use-found-patients.ts';
import * as styles from './doctors.css.ts';
import { PatientAlerts } from './patient-alerts.tsx';
import { PatientLink } from './patient-link.tsx';
import { type SharedPatient, sortByNews } from './patient-order.ts';
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
          <PatientList patients={data.data} />
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

/** More than these are looked for by name. */
const maxUnfiltered = 8;

function PatientList({ patients }: { patients: readonly SharedPatient[] }) {
  const { t } = useTranslation('doctors');
  const [search, setSearch] = useState('');
  const isLong = patients.length > maxUnfiltered;
  const found = isLong ? patients.filter((patient) => isNamed(nameOf(patient), search.trim())) : patients;
  return (
    <>
      {isLong && (
        <search className={styles.patientSearch}>
          <TextField
            label={t('patients.search')}
            name="cerca"
            type="search"
            value={search}
            onChange={setSearch}
            autoComplete="off"
          />
          <p role="status" className={styles.state}>
            {t('patients.found', { count: found.length })}
          </p>
        </search>
      )}
      {found.length > 0 && (
        <ul className={styles.patients} aria-label={t('patients.title')}>
          {sortByNews(found).map((patient) => (
            <li key={patient.id_paziente}>
              <PatientLink patient={patient} />
            </li>
          ))}
        </ul>
      )}
    </>
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
