import { fetchedPart } from '@libretto/design-system/internals/fetched-part';

export const printedPain = fetchedPart(() => import('./printed-pain.tsx'));

export type PrintedPainPart = typeof import('./printed-pain.tsx');
