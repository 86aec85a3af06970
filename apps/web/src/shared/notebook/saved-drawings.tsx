import type { Schema } from '@libretto/api-client/schema';
import { PainView } from '@libretto/design-system/pain-view';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { marksOf } from './zones.ts';

interface SavedDrawingsProps {
  /** Asked for by whoever shows them: an owner and a doctor ask in different ways. */
  images: UseQueryResult<Schema<'NotebookImages'>>;
  zones: Schema<'NotebookZone'>[];
}

/** Front and back of a saved entry, and in words what is marked in them. */
export function SavedDrawings({ images, zones }: SavedDrawingsProps) {
  const { data, error, isPending, isFetching, refetch } = images;

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
