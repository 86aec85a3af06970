import type { MessagesFor } from '../../locales/locale.ts';
import type { ckdEpi2012CystatinCDefinition } from './ckd-epi-2012-cystatin-c.about.ts';

export const ckdEpi2012CystatinCIt: MessagesFor<typeof ckdEpi2012CystatinCDefinition> = {
  'ckd-epi-2012-cystatin-c.title': 'CKD-EPI 2012 (cistatina C)',
  'ckd-epi-2012-cystatin-c.description':
    'Quanto filtrano i reni, stimato dalla cistatina C: utile quando i muscoli sono molto più o molto meno del solito.',
  'ckd-epi-2012-cystatin-c.population':
    'Per adulti dai 18 anni. La cistatina C cambia anche con la tiroide, il cortisone, il fumo e le infiammazioni.',
};
