import type { MessagesFor } from '../../locales/locale.ts';
import type { qtcBazettDefinition } from './qtc-bazett.about.ts';

export const qtcBazettIt: MessagesFor<typeof qtcBazettDefinition> = {
  'qtc-bazett.title': 'QT corretto (Bazett)',
  'qtc-bazett.description':
    'L’intervallo QT dell’elettrocardiogramma, riportato a 60 battiti al minuto con la formula di Bazett.',
  'qtc-bazett.output': 'QTc (Bazett)',
  'qtc-bazett.population':
    'Con il cuore veloce dà valori troppo alti, con il cuore lento troppo bassi: sotto 60 o sopra 100 battiti meglio Fridericia.',
};
