import { fetchedPart } from '@libretto/design-system/internals/fetched-part';
import { useQuery } from '@tanstack/react-query';
import { RecordPart } from './record-part.tsx';
import { sharedDrawingsQuery } from './shared-record.queries.ts';
import type { NotebookEntry } from './summary.ts';

const savedDrawings = fetchedPart(async () => (await import('../../shared/notebook/saved-drawings.tsx')).SavedDrawings);

export function Drawings({ entry }: { entry: NotebookEntry }) {
  const images = useQuery(sharedDrawingsQuery(entry.id_taccuino));
  return (
    <RecordPart part={savedDrawings}>
      {(SavedDrawings) => <SavedDrawings images={images} zones={entry.taccuino_zone} />}
    </RecordPart>
  );
}
