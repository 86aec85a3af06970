import type { MessagesFor } from '../../locales/locale.ts';
import type { bmiDefinition } from './bmi.about.ts';

export const bmiEn: MessagesFor<typeof bmiDefinition> = {
  'bmi.title': 'Body mass index (BMI)',
  'bmi.description': 'Weight divided by the square of the height.',
  'bmi.output': 'BMI',
  'bmi.band.underweight': 'Underweight',
  'bmi.band.normal': 'Normal weight',
  'bmi.band.overweight': 'Overweight',
  'bmi.band.obesity-1': 'Obesity class I',
  'bmi.band.obesity-2': 'Obesity class II',
  'bmi.band.obesity-3': 'Obesity class III',
  'bmi.band': 'WHO 2000 classification for adults',
  'bmi.population':
    'The classes are for adults from 18 years. They do not distinguish fat from muscle and do not apply in pregnancy.',
};
