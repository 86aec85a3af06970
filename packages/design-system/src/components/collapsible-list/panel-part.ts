'use client';

import { fetchedPart } from '../../internals/fetched-part.ts';

export const panelPart = fetchedPart(async () => (await import('./list-panel.tsx')).ListPanel);

/** Loads the code of open lists in advance, for example while their data is loading. */
export const preloadList = panelPart.preload;
