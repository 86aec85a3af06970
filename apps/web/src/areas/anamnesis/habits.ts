import { fetchedPart } from '@libretto/design-system/internals/fetched-part';
import { loadMessages } from '../../shared/i18n/i18n.ts';

export const habitsPart = fetchedPart(async () => {
  const [{ PhysiologicalSummary }] = await Promise.all([
    import('./physiological-summary.tsx'),
    loadMessages('anamnesis'),
  ]);
  return PhysiologicalSummary;
});
