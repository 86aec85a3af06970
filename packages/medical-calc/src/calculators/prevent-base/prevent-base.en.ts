import type { MessagesFor } from '../../locales/locale.ts';
import type { preventBaseDefinition } from './prevent-base.about.ts';

export const preventBaseEn: MessagesFor<typeof preventBaseDefinition> = {
  'prevent-base.title': 'PREVENT (AHA 2023)',
  'prevent-base.description':
    'Risk of cardiovascular disease within 10 and 30 years, using the 2023 American equations, without race.',
  'prevent-base.statin': 'Statins',
  'prevent-base.statin.yes': 'You currently take a statin for cholesterol.',
  'prevent-base.statin.no': 'Other medicines or supplements for cholesterol.',
  'prevent-base.egfr': 'Kidney function (eGFR)',
  'prevent-base.egfr.help': 'Calculated with CKD-EPI 2021.',
  'prevent-base.bmi': 'Body mass index (BMI)',
  'prevent-base.totalCvd10': 'Cardiovascular disease, 10 years',
  'prevent-base.ascvd10': 'Heart attack and stroke, 10 years',
  'prevent-base.heartFailure10': 'Heart failure, 10 years',
  'prevent-base.totalCvd30': 'Cardiovascular disease, 30 years',
  'prevent-base.ascvd30': 'Heart attack and stroke, 30 years',
  'prevent-base.heartFailure30': 'Heart failure, 30 years',
  'prevent-base.population':
    'From 30 to 79 years, without previous cardiovascular disease. The 30-year risk is only up to 59 years. Developed in the United States. For Italy, SCORE2 is more suitable.',
};
