import { fetchedPart, useFetchedPart } from '@libretto/design-system/internals/fetched-part';
import { toMarks } from '../../shared/notebook/zones.ts';
import type { NotebookEntry } from './notebook.queries.ts';

/** The lines of the body come later than the words; the list keeps their place. */
const thumbnailPart = fetchedPart(async () => (await import('@libretto/design-system/pain-thumbnail')).PainThumbnail);

export function EntryThumbnail({ zones }: { zones: NotebookEntry['taccuino_zone'] }) {
  const { piece: PainThumbnail } = useFetchedPart(thumbnailPart, true);
  return PainThumbnail && <PainThumbnail marks={toMarks(zones)} />;
}
