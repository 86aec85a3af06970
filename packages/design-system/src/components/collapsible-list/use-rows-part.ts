import { useEffect } from 'react';
import { type FetchedPart, fetchedPart, useFetchedPart } from '../../internals/fetched-part.ts';
import type { CollapsibleListProps, LazyListProps, RowsPart } from './types.ts';

const none: FetchedPart<never> = fetchedPart(() => Promise.reject(new Error('No part')));

export function useRowsPart<Row extends object, Own extends object>(
  props: CollapsibleListProps<Row> | LazyListProps<Row, Own>,
  wanted: boolean,
) {
  const part: RowsPart<Row, Own> | undefined = 'rowsPart' in props ? props.rowsPart : undefined;
  const { piece, failed } = useFetchedPart(part ?? none, wanted && part !== undefined);
  useEffect(() => part?.preloadWhenIdle(), [part]);
  return { Rows: wanted ? piece : undefined, failed, preload: () => void part?.preload() };
}
