import type { MessagesFor } from '../../locales/locale.ts';
import type { ckdEpi2012CreatinineCystatinCDefinition } from './ckd-epi-2012-creatinine-cystatin-c.about.ts';

export const ckdEpi2012CreatinineCystatinCIt: MessagesFor<typeof ckdEpi2012CreatinineCystatinCDefinition> = {
  'ckd-epi-2012-creatinine-cystatin-c.title': 'CKD-EPI 2012 (creatinina e cistatina C)',
  'ckd-epi-2012-creatinine-cystatin-c.description':
    'Quanto filtrano i reni, stimato dalla creatinina e dalla cistatina C insieme, con la formula del 2012.',
  'ckd-epi-2012-creatinine-cystatin-c.population':
    'Per adulti dai 18 anni con creatinina stabile. Non vale in gravidanza, nell’insufficienza acuta, o con massa muscolare molto diversa dal solito.',
};
