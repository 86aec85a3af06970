import type { MessagesFor } from '../../locales/locale.ts';
import type { framinghamHardChdDefinition } from './framingham-hard-chd.about.ts';

export const framinghamHardChdEn: MessagesFor<typeof framinghamHardChdDefinition> = {
  'framingham-hard-chd.title': 'Framingham risk score',
  'framingham-hard-chd.description': 'Risk of a heart attack or death from coronary disease within 10 years.',
  'framingham-hard-chd.risk': '10-year risk',
  'framingham-hard-chd.band': 'ATP III 2002',
  'framingham-hard-chd.band.low': 'Low risk',
  'framingham-hard-chd.band.intermediate': 'Intermediate risk',
  'framingham-hard-chd.band.high': 'High risk',
  'framingham-hard-chd.population':
    'From 30 to 79 years, without coronary disease and without diabetes. Developed in the United States. In Italy it tends to overestimate the risk, and SCORE2 is more suitable.',
};
