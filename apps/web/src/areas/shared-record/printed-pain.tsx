import { getPainful, levelRank, usePainLabels } from '@libretto/design-system/pain-regions';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { toMarks } from '../../shared/notebook/zones.ts';
import type { NotebookEntry } from '../../shared/record-summary/summary.ts';
import { quiet } from './printed-record.css.ts';

/** Regions in words, the strongest first. */
const maxRegions = 4;

/** In place of the body of the page: where it hurt in the newest drawing, and how that compares with the one before. */
export function PrintedPain({ entries }: { entries: readonly NotebookEntry[] }) {
  const { t } = useTranslation('shared-record');
  const { dayAndMonth } = useFormats();
  const labels = usePainLabels();
  const [newest, before] = entries
    .filter(({ taccuino_zone }) => taccuino_zone.length > 0)
    .toSorted((one, other) => other.taccuino_data.localeCompare(one.taccuino_data));
  if (newest === undefined) return null;
  const earlier = before && toMarks(before.taccuino_zone);
  const regions = getPainful(toMarks(newest.taccuino_zone))
    .slice(0, maxRegions)
    .map((mark) => {
      const same = earlier?.find(({ view, region }) => view === mark.view && region === mark.region);
      const [words] = labels.parts([mark], 1);
      // A region that was not drawn before may be another pain.
      if (same === undefined) return words;
      const change = levelRank(mark.level) - levelRank(same.level);
      const trend = change > 0 ? 'worse' : change < 0 ? 'better' : 'same';
      return `${words}, ${t(`sheet.pain.${trend}`)}`;
    });
  if (regions.length === 0) return null;
  return (
    <p className={quiet}>
      {t('sheet.pain.zones', { day: dayAndMonth(newest.taccuino_data), zones: regions.join('; ') })}
    </p>
  );
}
