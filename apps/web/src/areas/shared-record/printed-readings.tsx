import { useFormats } from '../../shared/formats/use-formats.ts';
import { findMark, signOf } from '../../shared/readings/danger.ts';
import { measureNames } from '../../shared/readings/measures.ts';
import { toReferencePerson } from '../../shared/readings/reference.ts';
import type { SharedRecord } from '../../shared/record-summary/summary.ts';
import { useReadingText } from '../../shared/record-summary/use-cards.tsx';
import { useMarkText } from '../../shared/record-summary/use-mark-text.ts';
import { useReadingSources } from '../../shared/record-summary/use-reading-sources.ts';
import * as styles from './printed-record.css.ts';

/** All readings. Where most come from is said once. */
export function PrintedReadings({ record: { identita, rilevazioni: readings } }: { record: SharedRecord }) {
  const { date } = useFormats();
  const readingText = useReadingText();
  const markText = useMarkText();
  const person = toReferencePerson(identita, readings);
  const sources = useReadingSources(readings);
  return (
    <>
      <p className={styles.detail}>{sources.all}</p>
      <ul>
        {readings.map((reading) => {
          const source = sources.of(reading);
          const mark = findMark(reading, measureNames, person);
          return (
            <li key={reading.id_rilevazione}>
              {date(reading.data_rilevazione)}: {readingText(reading)}
              {mark && ` · ${signOf(mark)} ${markText(mark)}`}
              {source && ` (${source})`}
            </li>
          );
        })}
      </ul>
    </>
  );
}
