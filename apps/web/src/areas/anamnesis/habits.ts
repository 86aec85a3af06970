import { lazy } from 'react';
import { loadMessages } from '../../shared/i18n/i18n.ts';

export const Habits = lazy(async () => {
  const [{ PhysiologicalSummary }] = await Promise.all([
    import('./physiological-summary.tsx'),
    loadMessages('anamnesis'),
  ]);
  return { default: PhysiologicalSummary };
});
