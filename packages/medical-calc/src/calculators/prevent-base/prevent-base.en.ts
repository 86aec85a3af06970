import type { MessagesFor } from '../../messages/keys.ts';
import type { preventBaseDefinition } from './prevent-base.about.ts';

export const preventBaseEn: MessagesFor<typeof preventBaseDefinition> = {
  'prevent-base.title': 'PREVENT (AHA 2023)',
  'prevent-base.description':
    'Risk of cardiovascular disease within ten and thirty years, by the American equations of 2023, without race.',
  'prevent-base.statin': 'Statins',
  'prevent-base.statin.yes': 'You now take a statin against cholesterol.',
  'prevent-base.statin.no': 'Other medicines or supplements against cholesterol.',
  'prevent-base.egfr': 'Kidney function (eGFR)',
  'prevent-base.egfr.help': 'Computed by CKD-EPI 2021.',
  'prevent-base.bmi': 'Body mass index (BMI)',
  'prevent-base.totalCvd10': 'Cardiovascular disease, ten years',
  'prevent-base.ascvd10': 'Heart attack and stroke, ten years',
  'prevent-base.heartFailure10': 'Heart failure, ten years',
  'prevent-base.totalCvd30': 'Cardiovascular disease, thirty years',
  'prevent-base.ascvd30': 'Heart attack and stroke, thirty years',
  'prevent-base.heartFailure30': 'Heart failure, thirty years',
  'prevent-base.population':
    'From 30 to 79 years, without cardiovascular disease in the past; thirty years up to 59 only. Derived in the United States: for Italy SCORE2 fits better.',
};
