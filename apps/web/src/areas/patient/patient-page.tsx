import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { Page } from '../../shared/page/page.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { patientQuery } from './patient.queries.ts';

export function PatientPage() {
  const { t } = useTranslation('patient');
  const formats = useFormats();
  const { userId } = useSession();
  const { data: patient } = useSuspenseQuery(patientQuery(userId));
  return (
    <Page title={t('title')} intro={`${patient.paziente_nome} ${patient.paziente_cognome}`}>
      <dl>
        <dt>{t('birthDate')}</dt>
        <dd>{formats.date(patient.paziente_nascita)}</dd>
      </dl>
    </Page>
  );
}
