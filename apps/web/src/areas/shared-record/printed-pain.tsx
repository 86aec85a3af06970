import { PainHeatMap } from '@libretto/design-system/pain-heat-map';
import {
  getPainful,
  levelRank,
  type PainMark,
  tallyRegions,
  usePainLabels,
} from '@libretto/design-system/pain-regions';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { toMarks } from '../../shared/notebook/zones.ts';
import type { NotebookEntry } from '../../shared/record-summary/summary.ts';
import { detail, pain, painBodies, painMap, printed } from './printed-record.css.ts';

/** Regions in words, the strongest first. */
const maxRegions = 4;
const maxStrongest = 3;

/** The newest first. */
const sortEntries = (entries: readonly NotebookEntry[]) =>
  entries
    .map(({ id_taccuino: id, taccuino_data: date, taccuino_zone }) => ({ id, date, marks: toMarks(taccuino_zone) }))
    .toSorted((one, other) => other.date.localeCompare(one.date));

const isDrawn = ({ marks }: { marks: readonly PainMark[] }) => marks.length > 0;

/**
 * All drawings on a small body, and in words where it hurt most since the first drawing, where in the newest one, and how
 * that compares with the one before.
 */
export function PrintedPain({ entries }: { entries: readonly NotebookEntry[] }) {
  const { t } = useTranslation('shared-record');
  const { date, dayAndMonth } = useFormats();
  const labels = usePainLabels();
  const sorted = sortEntries(entries);
  const drawings = sorted.filter(isDrawn);
  const [newest, before] = drawings;
  if (newest === undefined) return null;

  const toWords = (mark: (typeof newest.marks)[number]) => labels.parts([mark], 1).join('');
  const allMarks = drawings.flatMap(({ date: day, marks }) => marks.map((mark) => ({ day, mark })));
  const strongest = tallyRegions(drawings)
    .slice(0, maxStrongest)
    .flatMap(({ region, worst }) => {
      const last = allMarks.find(({ mark }) => mark.region === region && mark.level === worst);
      return last ? [`${toWords(last.mark)} (${dayAndMonth(last.day)})`] : [];
    });

  const regions = getPainful(newest.marks)
    .slice(0, maxRegions)
    .map((mark) => {
      const same = before?.marks.find(({ view, region }) => view === mark.view && region === mark.region);
      const words = toWords(mark);
      // A region that was not drawn before may be another pain.
      if (same === undefined) return words;
      const change = levelRank(mark.level) - levelRank(same.level);
      const trend = change > 0 ? 'worse' : change < 0 ? 'better' : 'same';
      return `${words}, ${t(`sheet.pain.${trend}`)}`;
    });

  return (
    <div className={pain}>
      <div className={painBodies}>
        <PainHeatMap size="bodies" entries={drawings} />
      </div>
      <div>
        {before && strongest.length > 0 && (
          <p className={detail}>
            {t('sheet.pain.strongest', { day: date(sorted.at(-1)?.date), zones: strongest.join('; ') })}
          </p>
        )}
        {regions.length > 0 && (
          <p className={detail}>
            {t('sheet.pain.zones', { day: dayAndMonth(newest.date), zones: regions.join('; ') })}
          </p>
        )}
      </div>
    </div>
  );
}

/** All drawings on bodies that are large enough to tell the regions apart without colours. */
export function PrintedMap({ entries }: { entries: readonly NotebookEntry[] }) {
  const drawings = sortEntries(entries).filter(isDrawn);
  if (drawings.length === 0) return null;
  return (
    <div className={`${printed} ${painMap}`}>
      <PainHeatMap size="paper" entries={drawings} />
    </div>
  );
}

/** ID of the entry whose regions the words about all drawings name: the newest drawing, unless it has too many. */
export function findNamedEntry(entries: readonly NotebookEntry[]): number | undefined {
  const newest = sortEntries(entries).find(isDrawn);
  return newest && getPainful(newest.marks).length <= maxRegions ? newest.id : undefined;
}

/** In place of the drawings of an entry. */
export function PrintedZones({ entry }: { entry: NotebookEntry }) {
  const labels = usePainLabels();
  const marks = toMarks(entry.taccuino_zone);
  // No zones means that the marks are unknown, not that there are none.
  return marks.length > 0 && <p className={detail}>{labels.summary(marks, marks.length)}</p>;
}
