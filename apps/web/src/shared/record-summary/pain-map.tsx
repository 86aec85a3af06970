import { fetchedPart } from '@libretto/design-system/internals/fetched-part';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../formats/use-formats.ts';
import { toMarks } from '../notebook/zones.ts';
import { PagePart } from '../page/page-part.tsx';
import * as styles from './record-summary.css.ts';
import type { NotebookEntry } from './summary.ts';

const heatMap = fetchedPart(async () => (await import('@libretto/design-system/pain-heat-map')).PainHeatMap);

/** All shared drawings, because a doctor may see few of them and does not know of others. */
export function PainMap({ entries }: { entries: readonly NotebookEntry[] }) {
  const { t } = useTranslation('record-summary');
  const { date: formatDay } = useFormats();
  const [first] = entries.map(({ taccuino_data }) => taccuino_data).sort();
  const drawn = entries.map(({ taccuino_data: date, taccuino_zone }) => ({ date, marks: toMarks(taccuino_zone) }));
  return (
    <>
      {first && <p className={styles.muted}>{t('drawnSince', { day: formatDay(first) })}</p>}
      <PagePart part={heatMap}>{(PainHeatMap) => <PainHeatMap size="compact" entries={drawn} />}</PagePart>
    </>
  );
}
