import { fetchedPart } from '../../internals/fetched-part.ts';

/** What measures and places the rows of a long list: few lists are that long. */
export const windowedPart = fetchedPart(async () => (await import('./windowed.tsx')).Windowed);

/** Up to here all rows are in the page, so that the browser's own search finds them. */
export const longerThan = 200;
