import type { MessagesFor } from '../../locales/locale.ts';
import type { qtcBazettDefinition } from './qtc-bazett.about.ts';

export const qtcBazettEn: MessagesFor<typeof qtcBazettDefinition> = {
  'qtc-bazett.title': 'Corrected QT (Bazett)',
  'qtc-bazett.description':
    'The QT interval of the electrocardiogram, adjusted to 60 beats per minute with the Bazett formula.',
  'qtc-bazett.output': 'QTc (Bazett)',
  'qtc-bazett.population':
    'It is too high with a fast heart rate and too low with a slow one. Below 60 or above 100 beats per minute, Fridericia is better.',
};
