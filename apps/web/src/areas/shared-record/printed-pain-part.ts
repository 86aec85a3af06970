import { fetchedPart } from '@libretto/design-system/internals/fetched-part';

export const printedPain = fetchedPart(async () => (await import('./printed-pain.tsx')).PrintedPain);
