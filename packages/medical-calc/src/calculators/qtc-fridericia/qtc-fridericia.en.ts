import type { MessagesFor } from '../../messages/keys.ts';
import type { qtcFridericiaDefinition } from './qtc-fridericia.about.ts';

export const qtcFridericiaEn: MessagesFor<typeof qtcFridericiaDefinition> = {
  'qtc-fridericia.title': 'Corrected QT (Fridericia)',
  'qtc-fridericia.description':
    'The QT interval of the electrocardiogram, brought to 60 beats per minute by Fridericia’s formula.',
  'qtc-fridericia.output': 'QTc (Fridericia)',
  'qtc-fridericia.population':
    'More reliable than Bazett when the heart is fast or slow. From 500 ms on a doctor is needed at once.',
};
