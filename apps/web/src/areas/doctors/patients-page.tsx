import { EmptyState } from '@libretto/design-system/empty-state';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Page } from '../../shared/page/page.tsx';
import * as styles from './doctors.css.ts';
import { patientsQuery } from './doctors.queries.ts';
import { registrationQuery } from './registration.queries.ts';

export function PatientsPage() {
  const { t } = useTranslation('doctors');
  const { data } = useSuspenseQuery(patientsQuery());
  const { data: own } = useSuspenseQuery(registrationQuery());
  const deactivated = own.data?.stato === 'disattivato';
  return (
    <Page title={t('patients.title')} description={t('patients.description')}>
      {data.data.length === 0 ? (
        <EmptyState title={t(deactivated ? 'registration.states.disattivato' : 'patients.none')}>
          {t(deactivated ? 'registration.states.disattivatoText' : 'patients.noneText')}
        </EmptyState>
      ) : (
        <ul className={styles.patients} aria-label={t('patients.title')}>
          {data.data.map(({ id_paziente, paziente_nome, paziente_cognome }) => (
            <li key={id_paziente}>
              <Link to="/Assistiti/$id" params={{ id: id_paziente }} className={styles.patient}>
                {paziente_cognome} {paziente_nome}
                <ChevronRight aria-hidden="true" size="1.25em" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}
