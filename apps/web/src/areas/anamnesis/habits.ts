import { lazy } from 'react';
import { loadMessages } from '../../shared/i18n/i18n.ts';

/** The answers of the physiological history with their words, for pages that show them last. */
export const Habits = lazy(async () => {
  const [{ PhysiologicalSummary }] = await Promise.all([
    import('./physiological-summary.tsx'),
    loadMessages('anamnesis'),
  ]);
  return { default: PhysiologicalSummary };
});
