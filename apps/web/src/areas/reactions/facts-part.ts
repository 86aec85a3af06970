import { fetchedPart } from '@libretto/design-system/internals/fetched-part';
import { loadMessages } from '../../shared/i18n/i18n.ts';

export const reactionFacts = fetchedPart(async () => {
  const [{ ReportFacts }] = await Promise.all([import('./report-facts.tsx'), loadMessages('reactions')]);
  return ReportFacts;
});
