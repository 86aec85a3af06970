import type { MessagesFor } from '../../messages/keys.ts';
import type { ckdEpi2021Definition } from './ckd-epi-2021.about.ts';

export const ckdEpi2021En: MessagesFor<typeof ckdEpi2021Definition> = {
  'ckd-epi-2021.title': 'CKD-EPI 2021 (creatinine)',
  'ckd-epi-2021.description':
    'How much the kidneys filter, from creatinine, by the formula of 2021 without race. In Europe it gives somewhat higher values than that of 2009.',
  'ckd-epi-2021.population':
    'For adults from 18 years with a stable creatinine. Not in pregnancy, in acute failure, or when there is far more or less muscle than usual.',
};
