import type { MessagesFor } from '../../messages/keys.ts';
import type { qtcBazettDefinition } from './qtc-bazett.about.ts';

export const qtcBazettEn: MessagesFor<typeof qtcBazettDefinition> = {
  'qtc-bazett.title': 'Corrected QT (Bazett)',
  'qtc-bazett.description':
    'The QT interval of the electrocardiogram, brought to 60 beats per minute by Bazett’s formula.',
  'qtc-bazett.output': 'QTc (Bazett)',
  'qtc-bazett.population':
    'With a fast heart it is too high, with a slow one too low: below 60 or above 100 beats Fridericia is better.',
};
