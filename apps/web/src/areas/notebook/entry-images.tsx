import { PainView } from '@libretto/design-system/pain-view';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { imagesQuery, type NotebookEntry } from './notebook.queries.ts';
import { marksOf } from './zones.ts';

/** Front and back of a saved entry, and in words what is marked in them. */
export function EntryImages({ entry }: { entry: NotebookEntry }) {
  const { data, error, isPending, isFetching, refetch } = useQuery(imagesQuery(entry.id_taccuino));
  const { taccuino_zone: zones } = entry;

  useEffect(() => {
    if (error) console.warn('The drawings of an entry could not be loaded', error);
  }, [error]);

  return (
    <PainView
      front={data?.taccuino_report_anteriore}
      back={data?.taccuino_report_posteriore}
      // Who made the drawing may not have said what it marks: that is not the same as marking nothing.
      marks={zones.length > 0 ? marksOf(zones) : undefined}
      loading={isPending}
      onRetry={error ? () => void refetch() : undefined}
      retrying={isFetching}
    />
  );
}
