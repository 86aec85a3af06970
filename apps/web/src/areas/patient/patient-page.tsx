import { Card, Facts } from '@libretto/design-system/card';
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
    <Page title={t('title')}>
      <Card title={t('personal.title')}>
        <Facts
          items={[
            { term: t('personal.name'), value: patient.paziente_nome },
            { term: t('personal.surname'), value: patient.paziente_cognome },
            { term: t('personal.birthDate'), value: formats.date(patient.paziente_nascita) },
          ]}
        />
      </Card>
    </Page>
  );
}
