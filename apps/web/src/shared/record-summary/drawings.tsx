import { fetchedPart } from '@libretto/design-system/internals/fetched-part';
import { PagePart } from '../page/page-part.tsx';
import type { RecordSource } from './record-source.ts';
import type { NotebookEntry } from './summary.ts';

const savedDrawings = fetchedPart(async () => (await import('../notebook/saved-drawings.tsx')).SavedDrawings);

interface DrawingsProps {
  entry: NotebookEntry;
  useDrawings: RecordSource['useDrawings'];
}

export function Drawings({ entry, useDrawings }: DrawingsProps) {
  const images = useDrawings(entry.id_taccuino);
  return (
    <PagePart part={savedDrawings}>
      {(SavedDrawings) => <SavedDrawings images={images} zones={entry.taccuino_zone} wordsFirst withKey={false} />}
    </PagePart>
  );
}
