import type { MessagesFor } from '../../locales/locale.ts';
import type { homaIrDefinition } from './homa-ir.about.ts';

export const homaIrEn: MessagesFor<typeof homaIrDefinition> = {
  'homa-ir.title': 'HOMA-IR index',
  'homa-ir.description': 'How much the body resists insulin, from fasting glucose and insulin.',
  'homa-ir.insulin': 'Fasting insulin',
  'homa-ir.insulin.help': 'In µU/mL. If the report is in pmol/L, divide by 6.',
  'homa-ir.glucose': 'Fasting glucose',
  'homa-ir.output': 'HOMA-IR',
  'homa-ir.population':
    'Only when fasting and without insulin treatment. There is no cut-off that applies to everyone.',
};
