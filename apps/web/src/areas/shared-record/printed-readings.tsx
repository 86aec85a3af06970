import { useTranslation } from 'react-i18next';
import { useFormats } from '../../shared/formats/use-formats.ts';
import type { Reading } from '../../shared/record-summary/summary.ts';
import { useReadingText } from '../../shared/record-summary/use-cards.tsx';
import * as styles from './printed-record.css.ts';

/** All readings. Where most come from is said once. */
export function PrintedReadings({ readings }: { readings: readonly Reading[] }) {
  const { t } = useTranslation('shared-record');
  const { t: tSummary } = useTranslation('record-summary');
  const { date } = useFormats();
  const readingText = useReadingText();
  const byHand = readings.filter(({ fonte }) => fonte === 'manuale').length;
  const usual = byHand * 2 > readings.length ? 'manuale' : 'dispositivo';
  const isMixed = byHand > 0 && byHand < readings.length;
  return (
    <>
      <p className={styles.detail}>{t(isMixed ? `sheet.readings.most.${usual}` : `sheet.readings.all.${usual}`)}</p>
      <ul>
        {readings.map((reading) => (
          <li key={reading.id_rilevazione}>
            {date(reading.data_rilevazione)}: {readingText(reading)}
            {reading.fonte !== usual && ` (${tSummary(`trends.sources.${reading.fonte}`)})`}
          </li>
        ))}
      </ul>
    </>
  );
}
