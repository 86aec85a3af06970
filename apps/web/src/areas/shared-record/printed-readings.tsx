import { useFormats } from '../../shared/formats/use-formats.ts';
import type { Reading } from '../../shared/record-summary/summary.ts';
import { useReadingText } from '../../shared/record-summary/use-cards.tsx';
import { useReadingSources } from '../../shared/record-summary/use-reading-sources.ts';
import * as styles from './printed-record.css.ts';

/** All readings. Where most come from is said once. */
export function PrintedReadings({ readings }: { readings: readonly Reading[] }) {
  const { date } = useFormats();
  const readingText = useReadingText();
  const sources = useReadingSources(readings);
  return (
    <>
      <p className={styles.detail}>{sources.all}</p>
      <ul>
        {readings.map((reading) => {
          const source = sources.of(reading);
          return (
            <li key={reading.id_rilevazione}>
              {date(reading.data_rilevazione)}: {readingText(reading)}
              {source && ` (${source})`}
            </li>
          );
        })}
      </ul>
    </>
  );
}
