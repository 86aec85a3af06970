import type { MessagesFor } from '../../locales/locale.ts';
import type { qsofaDefinition } from './qsofa.about.ts';

export const qsofaEn: MessagesFor<typeof qsofaDefinition> = {
  'qsofa.title': 'qSOFA',
  'qsofa.description': 'Danger signs in a person with an infection.',
  'qsofa.gcs': 'Glasgow coma scale (GCS)',
  'qsofa.score': 'qSOFA score',
  'qsofa.band': 'Sepsis-3, cut-off 2',
  'qsofa.band.negative': 'Negative: does not rule out sepsis',
  'qsofa.band.positive': 'Positive: a doctor is needed immediately',
  'qsofa.population':
    'For adults with a suspected infection, outside intensive care. It does not rule out sepsis on its own.',
};
