import { useQuery } from '@tanstack/react-query';
import { imagesQuery } from '../../shared/notebook/images.queries.ts';
import { SavedDrawings } from '../../shared/notebook/saved-drawings.tsx';
import { usePainFacts } from '../../shared/pain-facts/use-pain-facts.ts';
import type { NotebookEntry } from './notebook.queries.ts';

export function EntryImages({ entry }: { entry: NotebookEntry }) {
  const facts = usePainFacts()(entry);
  return (
    <>
      <SavedDrawings images={useQuery(imagesQuery(entry.id_taccuino))} zones={entry.taccuino_zone} />
      {facts && <p>{facts}</p>}
    </>
  );
}
