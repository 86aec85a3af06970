import type { MessagesFor } from '../../locales/locale.ts';
import type { creatinineClearanceUrineDefinition } from './creatinine-clearance-urine.about.ts';

export const creatinineClearanceUrineEn: MessagesFor<typeof creatinineClearanceUrineDefinition> = {
  'creatinine-clearance-urine.title': 'Creatinine clearance (24-hour urine)',
  'creatinine-clearance-urine.description':
    'How much blood the kidneys clear of creatinine each minute, measured from collected urine.',
  'creatinine-clearance-urine.urineCreatinine': 'Creatinine in the urine',
  'creatinine-clearance-urine.urineVolume': 'Urine in 24 hours',
  'creatinine-clearance-urine.urineVolume.help':
    'Normal values: 800 to 2000 mL. Collect all urine from the second time you pee in the morning to the first time the next day.',
  'creatinine-clearance-urine.output': 'Creatinine clearance',
  'creatinine-clearance-urine.population':
    'For people with a complete collection and stable creatinine. Not adjusted to 1.73 m² of body surface area.',
};
