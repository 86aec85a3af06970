import type { MessagesFor } from '../../locales/locale.ts';
import type { ckdEpi2009Definition } from './ckd-epi-2009.about.ts';

export const ckdEpi2009It: MessagesFor<typeof ckdEpi2009Definition> = {
  'ckd-epi-2009.title': 'CKD-EPI 2009 (creatinina)',
  'ckd-epi-2009.description':
    'Quanto filtrano i reni, stimato dalla creatinina. È la formula che i laboratori europei usano di più, senza il fattore per l’etnia.',
  'ckd-epi-2009.population':
    'Per adulti dai 18 anni con creatinina stabile. Non vale in gravidanza, nell’insufficienza acuta, o con massa muscolare molto diversa dal solito.',
};
