import type { MessagesFor } from '../../messages/keys.ts';
import type { framinghamHardChdDefinition } from './framingham-hard-chd.about.ts';

export const framinghamHardChdEn: MessagesFor<typeof framinghamHardChdDefinition> = {
  'framingham-hard-chd.title': 'Framingham risk score',
  'framingham-hard-chd.description': 'Risk of a heart attack or of death from coronary disease within ten years.',
  'framingham-hard-chd.risk': 'Ten-year risk',
  'framingham-hard-chd.band': 'ATP III 2002',
  'framingham-hard-chd.band.low': 'Low risk',
  'framingham-hard-chd.band.intermediate': 'Intermediate risk',
  'framingham-hard-chd.band.high': 'High risk',
  'framingham-hard-chd.population':
    'From 30 to 79 years, without coronary disease and without diabetes. Derived in the United States: in Italy it tends to read high, and SCORE2 fits better.',
};
