import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { yearsBetween } from '../../shared/calculator-page/person.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { useToday } from '../../shared/formats/use-today.ts';
import type { SharedPatient } from './patient-order.ts';
import * as styles from './patients.css.ts';

export function PatientLink({ patient }: { patient: SharedPatient }) {
  const { t } = useTranslation('doctors');
  const { dayAndMonth } = useFormats();
  const today = useToday();
  const { id_paziente, paziente_nome, paziente_cognome, paziente_nascita, ultima_lettura, novita, parziale, risposte } =
    patient;
  const age = paziente_nascita ? yearsBetween(paziente_nascita, today) : undefined;
  const day = ultima_lettura ? dayAndMonth(ultima_lettura) : '';
  const news =
    ultima_lettura === null
      ? t('patients.unread')
      : novita !== undefined && t(novita > 0 ? 'patients.news' : 'patients.noNews', { count: novita, day });
  return (
    <Link to="/Assistiti/$id" params={{ id: id_paziente }} className={styles.patient}>
      <span className={styles.content}>
        <span className={styles.name}>
          {paziente_nome} {paziente_cognome}
          {age !== undefined && `, ${age}`}
        </span>
        <span className={styles.facts}>
          {news && <span className={novita ? styles.news : undefined}>{news}</span>}
          {risposte !== undefined && risposte > 0 && (
            <span className={styles.news}>
              {news && ' · '}
              {t('patients.answers', { count: risposte })}
            </span>
          )}
          {news && parziale && ' · '}
          {parziale && t('patients.part')}
        </span>
      </span>
      <ChevronRight aria-hidden="true" size="1.25em" />
    </Link>
  );
}
