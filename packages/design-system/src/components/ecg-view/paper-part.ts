import { fetchedPart } from '../../internals/fetched-part.ts';

export const paperPart = fetchedPart(() => import('./paper.tsx'));
