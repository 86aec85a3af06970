import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { patientQuery } from '../../shared/patient/patient.queries.ts';
import type { Chart } from '../../shared/readings/charts.ts';
import { referenceFor, toReferencePerson } from '../../shared/readings/reference.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { ReferenceSources } from '../../shared/trend/reference-sources.tsx';
import * as styles from './readings.css.ts';
import { readingsQuery } from './readings.queries.ts';

const anAdult = { age: 40, heightCm: 170 };
const hasReference = ({ of }: Chart) => referenceFor(of[0], anAdult) !== undefined;

/** Sources of the reference range, or the reason why there is none. */
export function ReferenceNote({ chart }: { chart: Chart }) {
  const { t } = useTranslation('readings');
  const { userId } = useSession();
  const { data: patient } = useSuspenseQuery(patientQuery(userId));
  const { data: readings } = useSuspenseQuery(readingsQuery(userId));
  const person = toReferencePerson(patient, readings);
  const sources = referenceFor(chart.of[0], person)?.sources ?? [];
  if (person.age === null && hasReference(chart)) {
    return (
      <p className={styles.note}>
        {t('noBirthDate')} <Link to="/Registro/SchedaPaziente">{t('addBirthDate')}</Link>
      </p>
    );
  }
  if (sources.length === 0) {
    return <p className={styles.note}>{t(chart.id === 'weight' ? 'noWeightReference' : 'noReference')}</p>;
  }
  return <ReferenceSources sources={sources} advice={t('otherReference')} />;
}
