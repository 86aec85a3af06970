import type { MessagesFor } from '../../messages/keys.ts';
import type { creatinineClearanceUrineDefinition } from './creatinine-clearance-urine.about.ts';

export const creatinineClearanceUrineEn: MessagesFor<typeof creatinineClearanceUrineDefinition> = {
  'creatinine-clearance-urine.title': 'Creatinine clearance (24-hour urine)',
  'creatinine-clearance-urine.description':
    'How much blood the kidneys clear of creatinine each minute, measured with collected urine.',
  'creatinine-clearance-urine.urineCreatinine': 'Creatinine in the urine',
  'creatinine-clearance-urine.urineVolume': 'Urine of 24 hours',
  'creatinine-clearance-urine.urineVolume.help':
    'Normal values: 800 to 2000 mL. All urine counts, from the second of the morning to the first of the next day.',
  'creatinine-clearance-urine.output': 'Creatinine clearance',
  'creatinine-clearance-urine.population':
    'For everybody whose collection is complete and creatinine stable. It is not related to 1.73 m² of surface.',
};
