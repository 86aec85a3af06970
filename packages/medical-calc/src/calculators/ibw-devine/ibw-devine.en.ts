import type { MessagesFor } from '../../locales/locale.ts';
import type { ibwDevineDefinition } from './ibw-devine.about.ts';

export const ibwDevineEn: MessagesFor<typeof ibwDevineDefinition> = {
  'ibw-devine.title': 'Ideal body weight (Devine)',
  'ibw-devine.description':
    'A reference weight that depends only on height and sex. It is for some doses, not for assessing your weight.',
  'ibw-devine.output': 'Ideal body weight',
  'ibw-devine.population': 'For adults who are at least 152.4 cm tall. It does not show what a healthy weight is.',
};
