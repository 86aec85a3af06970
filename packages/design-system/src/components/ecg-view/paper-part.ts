import { fetchedPart } from '../../internals/fetched-part.ts';

/** Nobody prints in the first second. */
export const paperPart = fetchedPart(() => import('./paper.tsx'));
