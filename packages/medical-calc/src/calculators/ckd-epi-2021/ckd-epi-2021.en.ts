import type { MessagesFor } from '../../locales/locale.ts';
import type { ckdEpi2021Definition } from './ckd-epi-2021.about.ts';

export const ckdEpi2021En: MessagesFor<typeof ckdEpi2021Definition> = {
  'ckd-epi-2021.title': 'CKD-EPI 2021 (creatinine)',
  'ckd-epi-2021.description':
    'How much the kidneys filter, estimated from creatinine with the 2021 formula, without race. In Europe it gives slightly higher values than the 2009 formula.',
  'ckd-epi-2021.population':
    'For adults from 18 years with a stable creatinine. Not for use in pregnancy, in acute kidney failure, or with far more or less muscle than usual.',
};
