import type { NotFoundRouteProps } from '@tanstack/react-router';
import { NotFound } from '../page/not-found.tsx';
import type { MissingRecordData } from './load-record.ts';
import { MissingRecord } from './missing-record.tsx';

/** For the route of a record's page. */
export function DetailNotFound({ data }: NotFoundRouteProps) {
  const missing = data as MissingRecordData | undefined;
  return missing ? <MissingRecord {...missing} /> : <NotFound />;
}
