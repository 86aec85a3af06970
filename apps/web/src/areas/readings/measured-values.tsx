import { Card } from '@libretto/design-system/card';
import { Sparkline } from '@libretto/design-system/sparkline';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSeen } from '../../shared/eyes/use-seen.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { useShortDay } from '../../shared/formats/use-short-day.ts';
import * as rowStyles from '../../shared/page/rows.css.ts';
import { patientQuery } from '../../shared/patient/patient.queries.ts';
import { type Chart, charts } from '../../shared/readings/charts.ts';
import { findMark } from '../../shared/readings/danger.ts';
import { joinValues, type Measure, measures } from '../../shared/readings/measures.ts';
import {
  findOutside,
  judge,
  outsideMarks,
  type ReferencePerson,
  referenceFor,
  toReferencePerson,
} from '../../shared/readings/reference.ts';
import { withMeasure } from '../../shared/readings/trend.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { MarkBadge } from './mark-badge.tsx';
import { compareWithPrevious, maxCourseValues, minCourseValues } from './reading-facts.ts';
import * as styles from './readings.css.ts';
import { type Reading, readingsQuery } from './readings.queries.ts';

/** What a reading measured, each with its judgement, what changed and the page of its course. */
export function MeasuredValues({ reading }: { reading: Reading }) {
  const { t } = useTranslation('readings');
  const { userId } = useSession();
  const { data } = useSuspenseQuery(readingsQuery(userId));
  const { data: patient } = useSuspenseQuery(patientQuery(userId));
  const { seen } = useSeen()('reading', data, ({ id_rilevazione }) => id_rilevazione);
  const person = toReferencePerson(patient, data);
  const measured = charts.filter(({ of }) => of.some((measure) => reading[measure] !== null));
  return (
    <Card title={t('measured')}>
      <ul className={rowStyles.rows}>
        {measured.map((chart) => (
          <MeasuredValue key={chart.id} {...{ chart, reading, person }} readings={seen} />
        ))}
      </ul>
    </Card>
  );
}

interface MeasuredValueProps {
  chart: Chart;
  reading: Reading;
  readings: readonly Reading[];
  person: ReferencePerson;
}

function MeasuredValue({ chart, reading, readings, person }: MeasuredValueProps) {
  const { t } = useTranslation('readings');
  const { number } = useFormats();
  const shortDay = useShortDay();
  const of: readonly Measure[] = chart.of;
  const [first] = chart.of;
  const { unit } = measures[first];
  const name = t(`charts.${chart.id}`);
  const value = joinValues(reading, of, number);
  const label = (measure: Measure) => (of.length > 1 ? t(`columns.${measure}`) : name);
  const ends = of.flatMap((measure) => {
    const side = findOutside(reading, [measure], person);
    return side === 'high' || side === 'low' ? [{ measure, side }] : [];
  });
  const outside = findOutside(reading, of, person);
  const mark = findMark(reading, of, person);
  const isKnown = judge(reading, of, (measure) => referenceFor(measure, person)).includes('normal');
  const judgement = !outside
    ? isKnown && t('inRange')
    : ends.length === of.length && outside !== 'mixed'
      ? `${outsideMarks[outside]} ${t(`outside.${outside}`)}`
      : ends.map(({ measure, side }) => t(`outsideEnd.${side}`, { name: label(measure) })).join(', ');
  const difference = compareWithPrevious(readings, reading, first);
  const change =
    difference &&
    t(`difference.${difference.kind}`, {
      name: label(first),
      by: `${number(difference.by)} ${unit}`,
      day: shortDay(difference.day),
    });
  const from = readings.findIndex(({ id_rilevazione }) => id_rilevazione === reading.id_rilevazione);
  const values = withMeasure(readings.slice(Math.max(0, from)), first)
    .slice(0, maxCourseValues)
    .map((one) => one[first] ?? 0)
    .reverse();
  return (
    <li>
      <Link to="/Registro/Visite/misure/$misura" params={{ misura: chart.slug }} className={rowStyles.rowLink}>
        <span className={styles.measured}>
          {name}
          <span className={styles.measuredValue}>
            <strong className={styles.tileNumber}>{value}</strong> {unit}
          </span>
          {mark?.kind === 'danger' ? (
            <span>
              <MarkBadge mark={mark} />
            </span>
          ) : (
            judgement && <span className={styles.measuredNote}>{judgement}</span>
          )}
          {change && <span className={styles.measuredNote}>{change}</span>}
        </span>
        {values.length >= minCourseValues && (
          <Sparkline
            label={t('sparkline', { name, value, unit, values: values.map((one) => number(one)).join(', ') })}
            values={values}
            lastLabel=""
          />
        )}
        <ChevronRight aria-hidden="true" size="1.25em" className={rowStyles.chevron} />
      </Link>
    </li>
  );
}
