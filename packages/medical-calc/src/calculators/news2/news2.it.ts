import type { MessagesFor } from '../../locales/locale.ts';
import type { news2Definition } from './news2.about.ts';

export const news2It: MessagesFor<typeof news2Definition> = {
  'news2.title': 'NEWS2',
  'news2.description': 'Quanto sta male un adulto, da sette osservazioni.',
  'news2.onOxygen': 'Ossigeno',
  'news2.onOxygen.yes': 'Riceve ossigeno con maschera, occhialini o ventilatore.',
  'news2.onOxygen.no': 'Respira aria.',
  'news2.consciousness': 'Coscienza',
  'news2.consciousness.A': 'Sveglio',
  'news2.consciousness.C': 'Confusione comparsa ora',
  'news2.consciousness.V': 'Risponde alla voce',
  'news2.consciousness.P': 'Risponde al dolore',
  'news2.consciousness.U': 'Non risponde',
  'news2.scale': 'Scala della saturazione',
  'news2.scale.help': 'La scala 2 solo se uno specialista ha fissato un obiettivo di 88–92%, per esempio nella BPCO.',
  'news2.scale.1': 'Scala 1',
  'news2.scale.2': 'Scala 2 (obiettivo 88–92%)',
  'news2.score': 'Punteggio NEWS2',
  'news2.band': 'RCP 2017',
  'news2.band.low': 'Rischio basso',
  'news2.band.low-medium': 'Rischio medio-basso: un’osservazione da sola dà 3',
  'news2.band.medium': 'Rischio medio: serve presto un medico',
  'news2.band.high': 'Rischio alto: emergenza',
  'news2.single': 'Una sola osservazione che dà 3, con una somma sotto 5.',
  'news2.licence': 'Royal College of Physicians 2017: l’uso è libero, con la citazione della fonte.',
  'news2.population': 'Dai 16 anni; non in gravidanza.',
};
