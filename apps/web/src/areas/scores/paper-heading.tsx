import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { today } from '../../shared/formats/formats.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { patientQuery } from '../../shared/patient/patient.queries.ts';
import { useSession } from '../../shared/session/use-session.ts';
import * as styles from './scores.css.ts';

/** On paper alone: whose result it is, and of which day. */
export function PaperHeading() {
  const { t } = useTranslation('scores');
  const formats = useFormats();
  const { userId } = useSession();
  const { data: patient } = useSuspenseQuery(patientQuery(userId));
  const name = `${patient.paziente_nome} ${patient.paziente_cognome}`.trim();
  const birth = patient.paziente_nascita;
  return (
    <p className={styles.paper}>
      {[
        t('paper.patient', { name }),
        birth && t('paper.birth', { date: formats.date(birth) }),
        t('paper.day', { date: formats.date(today()) }),
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
  );
}
