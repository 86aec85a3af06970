import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { today } from '../formats/formats.ts';
import { useFormats } from '../formats/use-formats.ts';
import { Page, type PageProps } from '../page/page.tsx';
import { patientQuery } from '../patient/patient.queries.ts';
import { FeatureGate } from '../permissions/feature-gate.tsx';
import { useSession } from '../session/use-session.ts';
import { BodyHeader } from './body-header.tsx';
import * as styles from './calculator-page.css.ts';
import { Disclaimer } from './disclaimer.tsx';

interface CalculatorPageProps extends PageProps {
  /** False for a page that only links to calculators. */
  measures?: boolean;
}

export function CalculatorPage({ measures = true, children, ...page }: CalculatorPageProps) {
  return (
    <Page {...page}>
      <FeatureGate feature="calcolatrice">
        <div className={styles.content}>
          <PaperHead />
          {measures && <BodyHeader />}
          {children}
          <Disclaimer />
        </div>
      </FeatureGate>
    </Page>
  );
}

/** Identifies the patient, because a printed sheet loses the context of the page. */
function PaperHead() {
  const { t } = useTranslation('calculator-page');
  const formats = useFormats();
  const { userId } = useSession();
  const { data: patient } = useSuspenseQuery(patientQuery(userId));
  const name = `${patient.paziente_nome} ${patient.paziente_cognome}`;
  return <p data-print="only">{t('onPaper', { name, date: formats.date(today()) })}</p>;
}
