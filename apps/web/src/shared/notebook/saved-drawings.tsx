import type { Schema } from '@libretto/api-client/schema';
import { PainView } from '@libretto/design-system/pain-view';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { toMarks } from './zones.ts';

interface SavedDrawingsProps {
  /** Query of the caller, because owner and doctor use different operations. */
  images: UseQueryResult<Schema<'NotebookImages'>>;
  zones: Schema<'NotebookZone'>[];
  /** As in `PainView`. */
  wordsFirst?: boolean;
  /** As in `PainView`. */
  withKey?: boolean;
}

export function SavedDrawings({ images, zones, wordsFirst, withKey }: SavedDrawingsProps) {
  const { data, error, isPending, isFetching, refetch } = images;

  useEffect(() => {
    if (error) console.warn('The drawings of an entry could not be loaded', error);
  }, [error]);

  return (
    <PainView
      front={data?.taccuino_report_anteriore}
      back={data?.taccuino_report_posteriore}
      // No zones means that the marks are unknown, not that there are none.
      marks={zones.length > 0 ? toMarks(zones) : undefined}
      wordsFirst={wordsFirst}
      withKey={withKey}
      loading={isPending}
      onRetry={error ? () => void refetch() : undefined}
      retrying={isFetching}
    />
  );
}
