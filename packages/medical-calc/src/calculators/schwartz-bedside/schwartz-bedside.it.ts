import type { MessagesFor } from '../../locales/locale.ts';
import type { schwartzBedsideDefinition } from './schwartz-bedside.about.ts';

export const schwartzBedsideIt: MessagesFor<typeof schwartzBedsideDefinition> = {
  'schwartz-bedside.title': 'Schwartz (bambini e ragazzi)',
  'schwartz-bedside.description': 'Quanto filtrano i reni di un bambino, stimato dall’altezza e dalla creatinina.',
  'schwartz-bedside.population':
    'Da 1 a 17 anni, con creatinina misurata con metodo enzimatico (IDMS). Non per adulti né per neonati.',
};
