import { fetchedPart } from '../../internals/fetched-part.ts';

export const windowedPart = fetchedPart(async () => (await import('./windowed.tsx')).Windowed);

/** Up to this count the list grows with its rows, 30 at a time; longer ones scroll in a frame. */
export const longerThan = 200;
