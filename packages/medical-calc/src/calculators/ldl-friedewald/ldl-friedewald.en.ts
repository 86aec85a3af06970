import type { MessagesFor } from '../../locales/locale.ts';
import type { ldlFriedewaldDefinition } from './ldl-friedewald.about.ts';

export const ldlFriedewaldEn: MessagesFor<typeof ldlFriedewaldDefinition> = {
  'ldl-friedewald.title': 'LDL cholesterol (Friedewald)',
  'ldl-friedewald.description': 'LDL cholesterol from total cholesterol, HDL and triglycerides.',
  'ldl-friedewald.triglycerides': 'Triglycerides',
  'ldl-friedewald.triglycerides.unfit':
    '{label}: from 400 mg/dL (4.5 mmol/L) the equation does not apply. LDL cholesterol must be measured directly.',
  'ldl-friedewald.output': 'LDL cholesterol',
  'ldl-friedewald.population':
    'For triglycerides below 400 mg/dL. Below 70 mg/dL of LDL it is imprecise and LDL should be measured. Your target depends on your own risk.',
};
