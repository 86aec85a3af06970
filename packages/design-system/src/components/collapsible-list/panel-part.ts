'use client';

import { fetchedPart } from '../../internals/fetched-part.ts';

export const panelPart = fetchedPart(async () => (await import('./list-panel.tsx')).ListPanel);

export const preloadList = panelPart.preload;
