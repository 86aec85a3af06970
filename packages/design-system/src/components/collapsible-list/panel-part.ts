import { fetchedPart } from '../../internals/fetched-part.ts';

/** Content of an open list, loaded lazily because lists start closed. */
export const panelPart = fetchedPart(async () => (await import('./list-panel.tsx')).ListPanel);

export const preloadList = panelPart.preload;
