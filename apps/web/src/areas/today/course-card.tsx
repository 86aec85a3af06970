import { Badge } from '@libretto/design-system/badge';
import { Card } from '@libretto/design-system/card';
import { Sparkline } from '@libretto/design-system/sparkline';
import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { HiddenCount } from '../../shared/eyes/hidden-note.tsx';
import { daysBetween } from '../../shared/formats/days.ts';
import { dot } from '../../shared/formats/dot.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { PainScore } from '../../shared/pain-facts/pain-score.tsx';
import { usePainTitle } from '../../shared/pain-facts/use-pain-title.ts';
import type { Patient } from '../../shared/patient/patient.queries.ts';
import { findMark, type ReadingMark } from '../../shared/readings/danger.ts';
import { toReferencePerson } from '../../shared/readings/reference.ts';
import { AreaLink } from './area-link.tsx';
import { toAmount } from './due.ts';
import * as styles from './today.css.ts';
import type { Today } from './today.queries.ts';
import { type Course, findCourse, findLastPain } from './today-rules.ts';

interface MeasureRow {
  name: string;
  slug: string;
  course: Course;
  mark: ReadingMark | undefined;
  label: string;
  lastLabel: string;
}

export function CourseCard({ patient, today, hidden }: { patient: Patient; today: Today; hidden: number }) {
  const { t } = useTranslation('today');
  const formats = useFormats();
  const toTitle = usePainTitle();
  const pressure = findCourse(today.rilevazioni, 'parametro_pressione_max');
  const weight = findCourse(today.rilevazioni, 'parametro_peso');
  const pain = findLastPain(patient, today.giorno);
  const person = toReferencePerson(patient, today.rilevazioni);
  const pressureMark =
    pressure && findMark(pressure.last, ['parametro_pressione_max', 'parametro_pressione_min'], person);
  const weightMark = weight && findMark(weight.last, ['parametro_peso'], person);
  const isEmpty = !pressure && !weight && !pain;
  if (isEmpty && hidden === 0) return null;

  const line = (key: 'pressureLine' | 'weightLine', { values }: Course) =>
    t(`course.${key}`, { count: values.length, values: values.map((value) => formats.number(value)).join(', ') });
  const row = ({ name, slug, course, mark, label, lastLabel }: MeasureRow) => (
    <li className={styles.courseRow}>
      <Link to="/Registro/Visite/misure/$misura" params={{ misura: slug }} className={styles.rowLink}>
        {name}
      </Link>
      <Sparkline label={label} values={course.values} lastLabel={lastLabel} />
      <span className={styles.muted}>{formats.dayAndMonth(course.last.data_rilevazione)}</span>
      <span className={styles.muted}>{period(course)}</span>
      {mark && (
        <span className={styles.courseMark}>
          {mark.kind === 'danger' ? (
            <Badge tone={mark.tone} icon={<TriangleAlert size="1em" />}>
              {t(`danger.${mark.id}`)}
            </Badge>
          ) : (
            <Badge tone={mark.tone}>{t(`course.outside.${mark.id}`)}</Badge>
          )}
        </span>
      )}
    </li>
  );
  /** How long the line is. */
  function period({ first, last }: Course): string {
    const { value, unit } = toAmount(
      daysBetween(first.data_rilevazione.slice(0, 10), last.data_rilevazione.slice(0, 10)),
    );
    return value === 0 ? '' : t(`course.period.${unit}`, { count: value });
  }
  return (
    <Card title={t('course.title')} actions={<AreaLink to="/Registro/Visite/rilevazioni" name={t('course.link')} />}>
      <div className={styles.courseFrame}>
        <ul className={styles.courses}>
          {pressure &&
            row({
              name: t('course.pressure'),
              slug: 'pressione',
              course: pressure,
              mark: pressureMark,
              label: line('pressureLine', pressure),
              lastLabel: `${pressure.last.parametro_pressione_max}/${pressure.last.parametro_pressione_min ?? '–'} mmHg`,
            })}
          {weight &&
            row({
              name: t('course.weight'),
              slug: 'peso',
              course: weight,
              mark: weightMark,
              label: line('weightLine', weight),
              lastLabel: `${formats.number(weight.last.parametro_peso ?? 0)} kg`,
            })}
          {pain && (
            <li className={styles.courseRow}>
              <Link to="/Registro/Taccuino/$id" params={{ id: pain.id_taccuino }} className={styles.courseName}>
                {t('course.pain')}
              </Link>
              <span className={styles.courseText}>
                {formats.dayAndMonth(pain.taccuino_data)}
                {pain.taccuino_intensita !== null && (
                  <>
                    {dot}
                    <PainScore score={pain.taccuino_intensita} />
                  </>
                )}
                {toTitle(pain) && dot + toTitle(pain)}
              </span>
            </li>
          )}
        </ul>
      </div>
      <HiddenCount count={hidden} />
    </Card>
  );
}
