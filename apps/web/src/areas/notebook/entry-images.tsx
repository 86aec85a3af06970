import { useQuery } from '@tanstack/react-query';
import { SavedDrawings } from '../../shared/notebook/saved-drawings.tsx';
import { imagesQuery, type NotebookEntry } from './notebook.queries.ts';

export function EntryImages({ entry }: { entry: NotebookEntry }) {
  return <SavedDrawings images={useQuery(imagesQuery(entry.id_taccuino))} zones={entry.taccuino_zone} />;
}
