import type { MessagesFor } from '../../locales/locale.ts';
import type { ckdEpi2021Definition } from './ckd-epi-2021.about.ts';

export const ckdEpi2021It: MessagesFor<typeof ckdEpi2021Definition> = {
  'ckd-epi-2021.title': 'CKD-EPI 2021 (creatinina)',
  'ckd-epi-2021.description':
    'Quanto filtrano i reni, stimato dalla creatinina con la formula del 2021, senza etnia. In Europa dà valori un po’ più alti di quella del 2009.',
  'ckd-epi-2021.population':
    'Per adulti dai 18 anni con creatinina stabile. Non vale in gravidanza, nell’insufficienza acuta, o con massa muscolare molto diversa dal solito.',
};
