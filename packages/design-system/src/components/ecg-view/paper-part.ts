import { fetchedPart } from '../../internals/fetched-part.ts';

/** Loaded lazily, since printing is rare. */
export const paperPart = fetchedPart(() => import('./paper.tsx'));
