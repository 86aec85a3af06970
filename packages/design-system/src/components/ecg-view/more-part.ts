import { fetchedPart } from '../../internals/fetched-part.ts';

/** What is done with a trace that is there already: measuring, printing. */
export const morePart = fetchedPart(() => import('./more.ts'));
