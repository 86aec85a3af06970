import type { MessagesFor } from '../../locales/locale.ts';
import type { meld3Definition } from './meld-3.about.ts';

export const meld3En: MessagesFor<typeof meld3Definition> = {
  'meld-3.title': 'MELD 3.0',
  'meld-3.description':
    'How severe liver disease is, including sodium, albumin and sex. The version in use since 2023.',
  'meld-3.raw': 'MELD 3.0 before rounding',
  'meld-3.score': 'MELD 3.0 score',
  'meld-3.mortality': '3-month mortality (MELD 3.0)',
  'meld-3.population': 'For adults with chronic liver disease. From 12 to 17 years the formula is different.',
};
