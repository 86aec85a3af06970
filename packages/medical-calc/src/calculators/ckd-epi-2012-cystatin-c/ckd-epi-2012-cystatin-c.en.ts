import type { MessagesFor } from '../../locales/locale.ts';
import type { ckdEpi2012CystatinCDefinition } from './ckd-epi-2012-cystatin-c.about.ts';

export const ckdEpi2012CystatinCEn: MessagesFor<typeof ckdEpi2012CystatinCDefinition> = {
  'ckd-epi-2012-cystatin-c.title': 'CKD-EPI 2012 (cystatin C)',
  'ckd-epi-2012-cystatin-c.description':
    'How much the kidneys filter, estimated from cystatin C. Useful with far more or less muscle than usual.',
  'ckd-epi-2012-cystatin-c.population':
    'For adults from 18 years. Cystatin C is also affected by the thyroid, cortisone, smoking and inflammation.',
};
