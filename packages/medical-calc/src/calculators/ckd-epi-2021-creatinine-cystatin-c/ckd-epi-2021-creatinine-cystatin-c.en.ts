import type { MessagesFor } from '../../locales/locale.ts';
import type { ckdEpi2021CreatinineCystatinCDefinition } from './ckd-epi-2021-creatinine-cystatin-c.about.ts';

export const ckdEpi2021CreatinineCystatinCEn: MessagesFor<typeof ckdEpi2021CreatinineCystatinCDefinition> = {
  'ckd-epi-2021-creatinine-cystatin-c.title': 'CKD-EPI 2021 (creatinine and cystatin C)',
  'ckd-epi-2021-creatinine-cystatin-c.description':
    'How much the kidneys filter, estimated from creatinine and cystatin C together. The most precise estimate without a direct measurement.',
  'ckd-epi-2021-creatinine-cystatin-c.population':
    'For adults from 18 years with a stable creatinine. Not for use in pregnancy, in acute kidney failure, or with far more or less muscle than usual.',
};
