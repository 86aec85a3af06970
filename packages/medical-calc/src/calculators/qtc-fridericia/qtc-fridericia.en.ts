import type { MessagesFor } from '../../locales/locale.ts';
import type { qtcFridericiaDefinition } from './qtc-fridericia.about.ts';

export const qtcFridericiaEn: MessagesFor<typeof qtcFridericiaDefinition> = {
  'qtc-fridericia.title': 'Corrected QT (Fridericia)',
  'qtc-fridericia.description':
    'The QT interval of the electrocardiogram, adjusted to 60 beats per minute with the Fridericia formula.',
  'qtc-fridericia.output': 'QTc (Fridericia)',
  'qtc-fridericia.population':
    'More reliable than Bazett with a fast or slow heart rate. From 500 ms a doctor is needed immediately.',
};
