import type { MessagesFor } from '../../locales/locale.ts';
import type { anionGapDefinition } from './anion-gap.about.ts';

export const anionGapIt: MessagesFor<typeof anionGapDefinition> = {
  'anion-gap.title': 'Gap anionico',
  'anion-gap.description':
    'La differenza tra sodio, cloro e bicarbonato nel sangue: aiuta a capire da dove viene un’acidosi.',
  'anion-gap.chloride': 'Cloro',
  'anion-gap.bicarbonate': 'Bicarbonato',
  'anion-gap.output': 'Gap anionico',
  'anion-gap.albuminCorrected': 'Gap anionico corretto per l’albumina',
  'anion-gap.population':
    'Senza potassio. L’intervallo normale è quello del laboratorio. Con poca albumina guarda il valore corretto.',
};
