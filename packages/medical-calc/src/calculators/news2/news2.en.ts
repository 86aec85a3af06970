import type { MessagesFor } from '../../locales/locale.ts';
import type { news2Definition } from './news2.about.ts';

export const news2En: MessagesFor<typeof news2Definition> = {
  'news2.title': 'NEWS2',
  'news2.description': 'How ill an adult is, from 7 observations.',
  'news2.onOxygen': 'Oxygen',
  'news2.onOxygen.yes': 'Receives oxygen through a mask, nasal tubes or a ventilator.',
  'news2.onOxygen.no': 'Breathes air.',
  'news2.consciousness': 'Consciousness',
  'news2.consciousness.A': 'Alert',
  'news2.consciousness.C': 'New confusion',
  'news2.consciousness.V': 'Responds to voice',
  'news2.consciousness.P': 'Responds to pain',
  'news2.consciousness.U': 'Unresponsive',
  'news2.scale': 'Oxygen saturation scale',
  'news2.scale.help': 'Scale 2 only if a specialist has set a target of 88–92%, for example in COPD.',
  'news2.scale.1': 'Scale 1',
  'news2.scale.2': 'Scale 2 (target 88–92%)',
  'news2.score': 'NEWS2 score',
  'news2.band': 'RCP 2017',
  'news2.band.low': 'Low risk',
  'news2.band.low-medium': 'Low to medium risk: a single observation scores 3',
  'news2.band.medium': 'Medium risk: a doctor is needed soon',
  'news2.band.high': 'High risk: emergency',
  'news2.single': 'A single observation scores 3, with a total below 5.',
  'news2.licence': 'Royal College of Physicians 2017: free to use if the source is named.',
  'news2.population': 'From 16 years. Not for use in pregnancy.',
};
