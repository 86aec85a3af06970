import type { MessagesFor } from '../../locales/locale.ts';
import type { ckdEpi2012CreatinineCystatinCDefinition } from './ckd-epi-2012-creatinine-cystatin-c.about.ts';

export const ckdEpi2012CreatinineCystatinCEn: MessagesFor<typeof ckdEpi2012CreatinineCystatinCDefinition> = {
  'ckd-epi-2012-creatinine-cystatin-c.title': 'CKD-EPI 2012 (creatinine and cystatin C)',
  'ckd-epi-2012-creatinine-cystatin-c.description':
    'How much the kidneys filter, estimated from creatinine and cystatin C together with the 2012 formula.',
  'ckd-epi-2012-creatinine-cystatin-c.population':
    'For adults from 18 years with a stable creatinine. Not for use in pregnancy, in acute kidney failure, or with far more or less muscle than usual.',
};
