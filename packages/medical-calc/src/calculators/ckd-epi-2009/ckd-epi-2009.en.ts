import type { MessagesFor } from '../../locales/locale.ts';
import type { ckdEpi2009Definition } from './ckd-epi-2009.about.ts';

export const ckdEpi2009En: MessagesFor<typeof ckdEpi2009Definition> = {
  'ckd-epi-2009.title': 'CKD-EPI 2009 (creatinine)',
  'ckd-epi-2009.description':
    'How much the kidneys filter, estimated from creatinine. The formula most used by European laboratories, without the ethnicity factor.',
  'ckd-epi-2009.population':
    'For adults from 18 years with a stable creatinine. Not for use in pregnancy, in acute kidney failure, or with far more or less muscle than usual.',
};
