import { Badge } from '@libretto/design-system/badge';
import { Card } from '@libretto/design-system/card';
import { Sparkline } from '@libretto/design-system/sparkline';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { HiddenCount } from '../../shared/eyes/hidden-note.tsx';
import { dot } from '../../shared/formats/dot.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import type { Patient } from '../../shared/patient/patient.queries.ts';
import { findOutside, toReferencePerson } from '../../shared/readings/reference.ts';
import { AreaLink } from './area-link.tsx';
import * as styles from './today.css.ts';
import type { Today } from './today.queries.ts';
import { type Course, findCourse, findLastPain } from './today-rules.ts';

export function CourseCard({ patient, today, hidden }: { patient: Patient; today: Today; hidden: number }) {
  const { t } = useTranslation('today');
  const formats = useFormats();
  const pressure = findCourse(today.rilevazioni, 'parametro_pressione_max');
  const weight = findCourse(today.rilevazioni, 'parametro_peso');
  const pain = findLastPain(patient, today.giorno);
  const person = toReferencePerson(patient, today.rilevazioni);
  const pressureOutside =
    pressure && findOutside(pressure.last, ['parametro_pressione_max', 'parametro_pressione_min'], person);
  const weightOutside = weight && findOutside(weight.last, ['parametro_peso'], person);
  const isEmpty = !pressure && !weight && !pain;
  if (isEmpty && hidden === 0) return null;

  const line = (key: 'pressureLine' | 'weightLine', { values }: Course) =>
    t(`course.${key}`, { count: values.length, values: values.map((value) => formats.number(value)).join(', ') });
  return (
    <Card title={t('course.title')} actions={<AreaLink to="/Registro/Visite" name={t('course.link')} />}>
      <ul className={styles.list}>
        {pressure && (
          <li className={styles.item}>
            <span className={styles.course}>
              <Link to="/Registro/Visite/misure/$misura" params={{ misura: 'pressione' }} className={styles.cardLink}>
                {t('course.pressure')}
              </Link>{' '}
              <span className={styles.day}>{formats.dayAndMonth(pressure.last.data_rilevazione)}</span>{' '}
              {pressureOutside && <Badge tone="warning">{t(`course.outside.${pressureOutside}`)}</Badge>}
            </span>
            <Sparkline
              label={line('pressureLine', pressure)}
              values={pressure.values}
              lastLabel={`${pressure.last.parametro_pressione_max}/${pressure.last.parametro_pressione_min ?? '–'} mmHg`}
            />
          </li>
        )}
        {weight && (
          <li className={styles.item}>
            <span className={styles.course}>
              <Link to="/Registro/Visite/misure/$misura" params={{ misura: 'peso' }} className={styles.cardLink}>
                {t('course.weight')}
              </Link>{' '}
              <span className={styles.day}>{formats.dayAndMonth(weight.last.data_rilevazione)}</span>{' '}
              {weightOutside && <Badge tone="warning">{t(`course.outside.${weightOutside}`)}</Badge>}
            </span>
            <Sparkline
              label={line('weightLine', weight)}
              values={weight.values}
              lastLabel={`${formats.number(weight.last.parametro_peso ?? 0)} kg`}
            />
          </li>
        )}
        {pain && (
          <li className={styles.item}>
            <Link to="/Registro/Taccuino/$id" params={{ id: pain.id_taccuino }} className={styles.cardLink}>
              {t('course.pain')}
            </Link>
            <span className={styles.muted}>
              {[pain.taccuino_descrizione, formats.dayAndMonth(pain.taccuino_data)].filter(Boolean).join(dot)}
            </span>
          </li>
        )}
      </ul>
      <HiddenCount count={hidden} />
    </Card>
  );
}
