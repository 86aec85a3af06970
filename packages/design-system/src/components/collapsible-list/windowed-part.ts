import { fetchedPart } from '../../internals/fetched-part.ts';

export const windowedPart = fetchedPart(async () => (await import('./windowed.tsx')).Windowed);

/** Up to this count all rows are rendered, so that the browser's own search finds them. */
export const longerThan = 200;
