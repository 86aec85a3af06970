import type { MessagesFor } from '../../locales/locale.ts';
import type { qsofaDefinition } from './qsofa.about.ts';

export const qsofaIt: MessagesFor<typeof qsofaDefinition> = {
  'qsofa.title': 'qSOFA',
  'qsofa.description': 'Segni di pericolo in chi ha un’infezione.',
  'qsofa.gcs': 'Scala del coma di Glasgow (GCS)',
  'qsofa.score': 'Punteggio qSOFA',
  'qsofa.band': 'Sepsis-3, soglia 2',
  'qsofa.band.negative': 'Negativo: non esclude una sepsi',
  'qsofa.band.positive': 'Positivo: serve subito un medico',
  'qsofa.population':
    'Per adulti con un’infezione sospetta, fuori dalla terapia intensiva. Da solo non basta per escludere una sepsi.',
};
