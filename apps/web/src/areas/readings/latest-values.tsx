import { Sparkline } from '@libretto/design-system/sparkline';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { HiddenCount } from '../../shared/eyes/hidden-note.tsx';
import { useSeen } from '../../shared/eyes/use-seen.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { useToday } from '../../shared/formats/use-today.ts';
import { useLargeTextOnPhone } from '../../shared/page/use-large-text-on-phone.ts';
import { patientQuery } from '../../shared/patient/patient.queries.ts';
import { type Chart, charts } from '../../shared/readings/charts.ts';
import { findMark } from '../../shared/readings/danger.ts';
import { joinValues, measures } from '../../shared/readings/measures.ts';
import { isGrowing, type ReferencePerson, toReferencePerson } from '../../shared/readings/reference.ts';
import { meanOfThreeMonths, withMeasure } from '../../shared/readings/trend.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { useTrendWords } from '../../shared/trend/use-trend-words.ts';
import { CurrentDangers } from './current-dangers.tsx';
import { MarkBadge } from './mark-badge.tsx';
import { maxCourseValues } from './reading-facts.ts';
import * as styles from './readings.css.ts';
import { type Reading, readingsQuery } from './readings.queries.ts';

const maxTiles = 3;

/** The first three measures with values as tiles, the others as links; nothing without readings. */
export function LatestValues() {
  const { t } = useTranslation('readings');
  const { userId } = useSession();
  const { data } = useSuspenseQuery(readingsQuery(userId));
  const { data: patient } = useSuspenseQuery(patientQuery(userId));
  const person = toReferencePerson(patient, data);
  const { seen: readings, hidden } = useSeen()('reading', data, ({ id_rilevazione }) => id_rilevazione);
  const measured = charts
    .map((chart) => ({ chart, found: withMeasure(readings, chart.of[0]) }))
    .filter(({ found }) => found.length > 0);
  if (measured.length === 0 && hidden === 0) return null;
  const others = measured.slice(maxTiles);
  return (
    <section aria-labelledby="latest-values" className={styles.latest}>
      <h2 id="latest-values" className={styles.heading}>
        {t('latest')}
      </h2>
      <CurrentDangers />
      <ul className={styles.tiles}>
        {measured.slice(0, maxTiles).map(({ chart, found }) => (
          <Tile key={chart.id} chart={chart} readings={found} person={person} />
        ))}
      </ul>
      {others.length > 0 && (
        <ul className={styles.others}>
          {others.map(({ chart }) => (
            <li key={chart.id}>
              <Link to="/Registro/Visite/misure/$misura" params={{ misura: chart.slug }} className={styles.other}>
                {t(`charts.${chart.id}`)}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <HiddenCount count={hidden} />
    </section>
  );
}

interface TileProps {
  chart: Chart;
  readings: readonly Reading[];
  person: ReferencePerson;
}

function Tile({ chart, readings, person }: TileProps) {
  const { t } = useTranslation('readings');
  const formats = useFormats();
  const name = t(`charts.${chart.id}`);
  const words = useTrendWords(chart, name);
  // The page of the measure says it too.
  const isLarge = useLargeTextOnPhone();
  const today = useToday();
  const mean = isGrowing(person, chart.of[0]) ? undefined : meanOfThreeMonths(readings, chart.of, today);
  const [latest] = readings;
  if (!latest) return null;
  const [first] = chart.of;
  const { unit } = measures[first];
  const values = readings
    .slice(0, maxCourseValues)
    .map((reading) => reading[first] ?? 0)
    .reverse();
  const value = joinValues(latest, chart.of, formats.number);
  const mark = findMark(latest, chart.of, person);
  return (
    <li className={styles.tile}>
      <Link to="/Registro/Visite/misure/$misura" params={{ misura: chart.slug }} className={styles.tileLink}>
        {name}
      </Link>
      <span className={styles.note}>{formats.dayAndMonth(latest.data_rilevazione)}</span>
      <span className={styles.tileValue}>
        <span aria-hidden="true">
          <strong className={styles.tileNumber}>{value}</strong> {unit}
        </span>
        <Sparkline
          label={t('sparkline', { name, value, unit, values: values.map((one) => formats.number(one)).join(', ') })}
          values={values}
          lastLabel=""
        />
      </span>
      {mark && (
        <span className={styles.tileNote}>
          <MarkBadge mark={mark} />
        </span>
      )}
      {mean && !isLarge && <p className={styles.tileNote}>{words.describeMean(mean, false)}</p>}
    </li>
  );
}
