import { fetchedPart } from '../../internals/fetched-part.ts';

/** What an open list consists of. Lists start closed, so a page is ready without it. */
export const panelPart = fetchedPart(async () => (await import('./list-panel.tsx')).ListPanel);

/** Fetches what an open list consists of, for a page that opens one by itself. */
export const preloadList = panelPart.preload;
