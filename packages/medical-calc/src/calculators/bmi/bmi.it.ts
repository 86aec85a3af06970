import type { MessagesFor } from '../../locales/locale.ts';
import type { bmiDefinition } from './bmi.about.ts';

export const bmiIt: MessagesFor<typeof bmiDefinition> = {
  'bmi.title': 'Indice di massa corporea (BMI)',
  'bmi.description': 'Il peso in rapporto al quadrato dell’altezza.',
  'bmi.output': 'BMI',
  'bmi.band.underweight': 'Sottopeso',
  'bmi.band.normal': 'Normopeso',
  'bmi.band.overweight': 'Sovrappeso',
  'bmi.band.obesity-1': 'Obesità di classe I',
  'bmi.band.obesity-2': 'Obesità di classe II',
  'bmi.band.obesity-3': 'Obesità di classe III',
  'bmi.band': 'classificazione OMS 2000 per adulti',
  'bmi.population':
    'Le classi valgono per gli adulti dai 18 anni. Non distinguono la massa grassa da quella muscolare e non valgono in gravidanza.',
};
