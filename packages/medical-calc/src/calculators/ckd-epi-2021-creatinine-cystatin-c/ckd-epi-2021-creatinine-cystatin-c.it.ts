import type { MessagesFor } from '../../locales/locale.ts';
import type { ckdEpi2021CreatinineCystatinCDefinition } from './ckd-epi-2021-creatinine-cystatin-c.about.ts';

export const ckdEpi2021CreatinineCystatinCIt: MessagesFor<typeof ckdEpi2021CreatinineCystatinCDefinition> = {
  'ckd-epi-2021-creatinine-cystatin-c.title': 'CKD-EPI 2021 (creatinina e cistatina C)',
  'ckd-epi-2021-creatinine-cystatin-c.description':
    'Quanto filtrano i reni, stimato dalla creatinina e dalla cistatina C insieme: la stima più precisa senza una misura diretta.',
  'ckd-epi-2021-creatinine-cystatin-c.population':
    'Per adulti dai 18 anni con creatinina stabile. Non vale in gravidanza, nell’insufficienza acuta, o con massa muscolare molto diversa dal solito.',
};
