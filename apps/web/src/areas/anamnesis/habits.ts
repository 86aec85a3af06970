import { fetchedPart } from '@libretto/design-system/internals/fetched-part';
import { lazy } from 'react';
import { loadMessages } from '../../shared/i18n/i18n.ts';

async function loadSummary() {
  const [{ PhysiologicalSummary }] = await Promise.all([
    import('./physiological-summary.tsx'),
    loadMessages('anamnesis'),
  ]);
  return PhysiologicalSummary;
}

export const Habits = lazy(async () => ({ default: await loadSummary() }));

export const habitsPart = fetchedPart(loadSummary);
