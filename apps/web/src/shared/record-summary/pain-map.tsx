import { fetchedPart } from '@libretto/design-system/internals/fetched-part';
import { toMarks } from '../notebook/zones.ts';
import { RecordPart } from './record-part.tsx';
import type { NotebookEntry } from './summary.ts';

const heatMap = fetchedPart(async () => (await import('@libretto/design-system/pain-heat-map')).PainHeatMap);

/** All shared drawings, because a doctor may see few of them and does not know of others. */
export function PainMap({ entries }: { entries: readonly NotebookEntry[] }) {
  const drawn = entries.map(({ taccuino_data: date, taccuino_zone }) => ({ date, marks: toMarks(taccuino_zone) }));
  return <RecordPart part={heatMap}>{(PainHeatMap) => <PainHeatMap size="compact" entries={drawn} />}</RecordPart>;
}
