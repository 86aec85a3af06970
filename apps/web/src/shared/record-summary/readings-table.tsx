import { media } from '@libretto/design-system/theme';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../formats/use-formats.ts';
import { useLargeText } from '../page/use-large-text-on-phone.ts';
import { useMedia } from '../page/use-media.ts';
import { type Chart, charts } from '../readings/charts.ts';
import { findMark, signOf } from '../readings/danger.ts';
import { joinValues, measures } from '../readings/measures.ts';
import type { ReferencePerson } from '../readings/reference.ts';
import * as styles from './readings-table.css.ts';
import type { Reading } from './summary.ts';
import { useMarkText } from './use-mark-text.ts';
import { useReadingSources } from './use-reading-sources.ts';

/** Columns of measures that a phone has room for. */
const maxPhoneColumns = 3;

/** Which of them a phone shows in columns first. */
const phoneOrder: readonly Chart['id'][] = ['pressure', 'rate', 'weight'];

interface ReadingsTableProps {
  /** The newest first. */
  readings: readonly Reading[];
  person: ReferencePerson;
}

const has = (reading: Reading, { of }: Chart) => of.some((measure) => reading[measure] !== null);

/** Those of a phone, and those that are named below them where they were taken. */
function splitForPhone(charts: readonly Chart[]): { columns: readonly Chart[]; below: readonly Chart[] } {
  const usual = phoneOrder.flatMap((id) => charts.filter((chart) => chart.id === id));
  const columns = [...usual, ...charts.filter((chart) => !usual.includes(chart))].slice(0, maxPhoneColumns);
  return { columns, below: charts.filter((chart) => !columns.includes(chart)) };
}

/** All readings with the measures that were taken: a line for each day, or a list where large text leaves no room. */
export function ReadingsTable({ readings, person }: ReadingsTableProps) {
  const { t } = useTranslation('record-summary');
  const { date } = useFormats();
  const sources = useReadingSources(readings);
  const isLarge = useLargeText();
  const isPhone = useMedia(media.phone);
  const taken = charts.filter((chart) => readings.some((reading) => has(reading, chart)));
  const { columns, below } = isPhone && !isLarge ? splitForPhone(taken) : { columns: taken, below: [] };
  const listBelow = (reading: Reading) => below.filter((chart) => has(reading, chart));
  const value = (reading: Reading, chart: Chart, withUnit: boolean) => (
    <Value {...{ reading, chart, person, withUnit }} />
  );
  const sourceOf = (reading: Reading) => {
    const source = sources.of(reading);
    return source && <span className={styles.source}>{source}</span>;
  };
  return (
    <div className={styles.readings}>
      <p className={styles.sources}>{sources.all}</p>
      {isLarge ? (
        // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one
        <ul className={styles.list} role="list">
          {readings.map((reading) => (
            <li key={reading.id_rilevazione} className={styles.item}>
              <strong className={styles.day}>
                {date(reading.data_rilevazione)} {sourceOf(reading)}
              </strong>
              <dl className={styles.values}>
                {columns
                  .filter((chart) => has(reading, chart))
                  .map((chart) => (
                    <div key={chart.id}>
                      <dt className={styles.term}>{t(`trends.${chart.id}`)}</dt>
                      <dd className={styles.value}>{value(reading, chart, true)}</dd>
                    </div>
                  ))}
              </dl>
            </li>
          ))}
        </ul>
      ) : (
        <table className={styles.table} aria-label={t('trends.all')}>
          <thead>
            <tr>
              <th scope="col">{t('trends.day')}</th>
              {columns.map((chart) => (
                <th key={chart.id} scope="col">
                  {t(`trends.${chart.id}`)} <span className={styles.unit}>({measures[chart.of[0]].unit})</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {readings.map((reading) => (
              <Fragment key={reading.id_rilevazione}>
                <tr>
                  <th scope="row" rowSpan={listBelow(reading).length > 0 ? 2 : undefined}>
                    {date(reading.data_rilevazione)} {sourceOf(reading)}
                  </th>
                  {columns.map((chart) => (
                    <td key={chart.id}>{has(reading, chart) && value(reading, chart, false)}</td>
                  ))}
                </tr>
                {listBelow(reading).length > 0 && (
                  <tr className={styles.below}>
                    <td colSpan={columns.length}>
                      {listBelow(reading).map((chart) => (
                        <div key={chart.id}>
                          {t(`trends.${chart.id}`)}: {value(reading, chart, true)}
                        </div>
                      ))}
                    </td>
                  </tr>
                )}
              </Fragment>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

interface ValueProps {
  reading: Reading;
  chart: Chart;
  person: ReferencePerson;
  withUnit: boolean;
}

function Value({ reading, chart: { of }, person, withUnit }: ValueProps) {
  const { number } = useFormats();
  const markText = useMarkText();
  const mark = findMark(reading, of, person);
  return (
    <>
      <bdi>{joinValues(reading, of, number)}</bdi>
      {withUnit && ` ${measures[of[0]].unit}`}
      {mark && (
        <span className={styles.mark} data-tone={mark.tone}>
          {' '}
          <span aria-hidden="true">{signOf(mark)} </span>
          {markText(mark)}
        </span>
      )}
    </>
  );
}
