import type { MessagesFor } from '../../locales/locale.ts';
import type { homaIrDefinition } from './homa-ir.about.ts';

export const homaIrIt: MessagesFor<typeof homaIrDefinition> = {
  'homa-ir.title': 'Indice HOMA-IR',
  'homa-ir.description': 'Quanto l’organismo resiste all’insulina, dalla glicemia e dall’insulina a digiuno.',
  'homa-ir.insulin': 'Insulina a digiuno',
  'homa-ir.insulin.help': 'In µU/mL. Se il referto è in pmol/L, dividi per 6.',
  'homa-ir.glucose': 'Glicemia a digiuno',
  'homa-ir.output': 'HOMA-IR',
  'homa-ir.population': 'Solo a digiuno e senza insulina in terapia. Non c’è una soglia valida per tutti.',
};
