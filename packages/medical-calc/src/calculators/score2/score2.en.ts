import type { MessagesFor } from '../../locales/locale.ts';
import type { score2Definition } from './score2.about.ts';

export const score2En: MessagesFor<typeof score2Definition> = {
  'score2.title': 'SCORE2',
  'score2.description': 'Risk of a heart attack, stroke or cardiovascular death within 10 years, for Europe.',
  'score2.risk': '10-year risk',
  'score2.band': 'ESC 2021 guidelines',
  'score2.band.low-moderate': 'Low to moderate risk',
  'score2.band.high': 'High risk',
  'score2.band.very-high': 'Very high risk',
  'score2.population':
    'From 40 to 69 years, without a previous heart attack or stroke, diabetes, kidney disease or familial hypercholesterolaemia. From 70 years, use SCORE2-OP.',
};
