import * as operations from '@libretto/api-client/operations';
import { Link } from '@tanstack/react-router';
import { Ban, Lock, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayAct } from '../../shared/acting/use-may-act.ts';
import { useEyes } from '../../shared/eyes/eyes-context.ts';
import { HiddenCount } from '../../shared/eyes/hidden-note.tsx';
import { dot } from '../../shared/formats/dot.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import type { Patient } from '../../shared/patient/patient.queries.ts';
import { addFeatures } from '../../shared/permissions/add-features.ts';
import { useLock } from '../../shared/permissions/use-lock.ts';
import { type CurrentDanger, findCurrentDangers } from '../../shared/readings/danger.ts';
import { joinValues, measures } from '../../shared/readings/measures.ts';
import * as styles from './today.css.ts';
import type { Today } from './today.queries.ts';
import { findAlerts } from './today-rules.ts';

/** As many as fit into two lines of a phone; with large text too, where they take the lines they need. */
const maxShown = 4;

export function Alerts({ patient, today, hidden }: { patient: Patient; today: Today; hidden: number }) {
  const { t } = useTranslation('today');
  const { allergies, forbiddenDrugs } = findAlerts(patient, today);
  const dangers = findCurrentDangers(today.rilevazioni, today.giorno);
  const toMore = (count: number, key: 'more' | 'moreDrugs') => count > 0 && t(`alerts.${key}`, { count });
  return (
    <section
      className={allergies.length + forbiddenDrugs.length + dangers.length > 0 ? styles.alerts : styles.noAlerts}
      aria-label={t('alerts.title')}
    >
      {dangers.map((current) => (
        <DangerAlert key={current.danger.id} {...current} today={today.giorno} />
      ))}
      {allergies.length > 0 ? (
        <Alert
          icon={<TriangleAlert />}
          to="/Registro/Diagnosi"
          title={t('alerts.allergies')}
          names={allergies.slice(0, maxShown)}
          more={toMore(allergies.length - maxShown, 'more')}
        />
      ) : (
        <NoAllergy />
      )}
      {forbiddenDrugs.length > 0 && (
        <Alert
          icon={<Ban />}
          to="/Registro/Farmaci"
          title={t('alerts.forbidden')}
          names={forbiddenDrugs.slice(0, maxShown)}
          more={toMore(forbiddenDrugs.length - maxShown, 'moreDrugs')}
        />
      )}
      <HiddenCount count={hidden} />
    </section>
  );
}

function NoAllergy() {
  const { t } = useTranslation('today');
  const mayAct = useMayAct();
  const locked = useLock(addFeatures.diagnosis);
  // What is hidden may exist.
  const none = t(useEyes().id === undefined ? 'alerts.none' : 'alerts.noneShared');
  if (!mayAct(operations.saveDiagnosis)) {
    return (
      <p>
        <Link to="/Registro/Diagnosi" className={styles.link}>
          {none}
        </Link>
      </p>
    );
  }
  return (
    <p>
      <Link to="/Registro/Nuovo" search={{ tipo: 'allergia' }} className={styles.link}>
        {none}
        {dot}
        {t('alerts.add')}
      </Link>
      {locked && <Lock role="img" aria-label={locked} size="0.875em" />}
    </p>
  );
}

/** A dangerous value of today or yesterday. Its page says what to do. */
function DangerAlert({ danger, reading, today }: CurrentDanger & { today: string }) {
  const { t } = useTranslation('today');
  const formats = useFormats();
  const { id_rilevazione: id, data_rilevazione } = reading;
  const of = danger.limits.map(({ measure }) => measure);
  const value = joinValues(reading, of, formats.number);
  return (
    <p className={styles.alert}>
      <span className={styles.alertIcon} aria-hidden="true">
        <TriangleAlert />
      </span>
      <span className={styles.alertText}>
        <strong>{t(`danger.${danger.id}`)}</strong>
        {`: ${value} ${measures[danger.limits[0].measure].unit} ${formats.onDay(data_rilevazione, today)}. `}
        <Link to="/Registro/Visite/rilevazioni/$id" params={{ id }} className={`${styles.link} ${styles.alertLink}`}>
          {t('danger.whatToDo')}
        </Link>
      </span>
    </p>
  );
}

interface AlertProps {
  icon: ReactNode;
  to: '/Registro/Diagnosi' | '/Registro/Farmaci';
  title: string;
  names: readonly string[];
  more: string | false;
}

function Alert({ icon, to, title, names, more }: AlertProps) {
  return (
    <p className={styles.alert}>
      <span className={styles.alertIcon} aria-hidden="true">
        {icon}
      </span>
      <span className={styles.alertText}>
        <Link to={to} className={`${styles.link} ${styles.alertLink}`}>
          {title}
        </Link>
        {`: ${names.join(', ')} `}
        {more && (
          <Link to={to} className={styles.link}>
            {more}
          </Link>
        )}
      </span>
    </p>
  );
}
