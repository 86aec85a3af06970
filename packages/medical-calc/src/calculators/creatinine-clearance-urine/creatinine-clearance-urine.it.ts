import type { MessagesFor } from '../../locales/locale.ts';
import type { creatinineClearanceUrineDefinition } from './creatinine-clearance-urine.about.ts';

export const creatinineClearanceUrineIt: MessagesFor<typeof creatinineClearanceUrineDefinition> = {
  'creatinine-clearance-urine.title': 'Clearance della creatinina (urine delle 24 ore)',
  'creatinine-clearance-urine.description':
    'Quanto sangue i reni ripuliscono dalla creatinina ogni minuto, misurato con la raccolta delle urine.',
  'creatinine-clearance-urine.urineCreatinine': 'Creatinina nelle urine',
  'creatinine-clearance-urine.urineVolume': 'Urine di 24 ore',
  'creatinine-clearance-urine.urineVolume.help':
    'Valori normali: da 800 a 2000 mL. Conta tutta l’urina, dalla seconda del mattino alla prima del giorno dopo.',
  'creatinine-clearance-urine.output': 'Clearance della creatinina',
  'creatinine-clearance-urine.population':
    'Per tutti, se la raccolta è completa e la creatinina stabile. Non è riferita a 1,73 m² di superficie.',
};
