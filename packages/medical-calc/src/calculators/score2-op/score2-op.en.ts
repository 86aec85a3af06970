import type { MessagesFor } from '../../locales/locale.ts';
import type { score2OpDefinition } from './score2-op.about.ts';

export const score2OpEn: MessagesFor<typeof score2OpDefinition> = {
  'score2-op.title': 'SCORE2-OP',
  'score2-op.description':
    'Risk of a heart attack, stroke or cardiovascular death within 10 years, for Europe, from 70 years.',
  'score2-op.risk': '10-year risk',
  'score2-op.band': 'ESC 2021 guidelines, from 70 years',
  'score2-op.band.low-moderate': 'Low to moderate risk',
  'score2-op.band.high': 'High risk',
  'score2-op.band.very-high': 'Very high risk',
  'score2-op.population':
    'From 70 to 89 years, without a previous heart attack or stroke, diabetes, kidney disease or familial hypercholesterolaemia.',
};
