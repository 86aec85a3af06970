import type { MessagesFor } from '../../locales/locale.ts';
import type { schwartzBedsideDefinition } from './schwartz-bedside.about.ts';

export const schwartzBedsideEn: MessagesFor<typeof schwartzBedsideDefinition> = {
  'schwartz-bedside.title': 'Schwartz (children and teenagers)',
  'schwartz-bedside.description': 'How much the kidneys of a child filter, estimated from height and creatinine.',
  'schwartz-bedside.population':
    'From 1 to 17 years, with creatinine measured by an enzymatic (IDMS) method. Not for adults or newborns.',
};
