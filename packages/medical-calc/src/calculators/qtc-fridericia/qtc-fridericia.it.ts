import type { MessagesFor } from '../../locales/locale.ts';
import type { qtcFridericiaDefinition } from './qtc-fridericia.about.ts';

export const qtcFridericiaIt: MessagesFor<typeof qtcFridericiaDefinition> = {
  'qtc-fridericia.title': 'QT corretto (Fridericia)',
  'qtc-fridericia.description':
    'L’intervallo QT dell’elettrocardiogramma, riportato a 60 battiti al minuto con la formula di Fridericia.',
  'qtc-fridericia.output': 'QTc (Fridericia)',
  'qtc-fridericia.population':
    'Più affidabile di Bazett quando il cuore è veloce o lento. Dai 500 ms in su serve un medico subito.',
};
