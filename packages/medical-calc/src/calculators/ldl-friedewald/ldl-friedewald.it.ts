import type { MessagesOf } from '../../messages/keys.ts';
import type { ldlFriedewaldDefinition } from './ldl-friedewald.definition.ts';

export const ldlFriedewaldIt: MessagesOf<typeof ldlFriedewaldDefinition> = {
  'ldl-friedewald.title': 'Colesterolo LDL (Friedewald)',
  'ldl-friedewald.description': 'Il colesterolo LDL calcolato da colesterolo totale, HDL e trigliceridi.',
  'ldl-friedewald.triglycerides': 'Trigliceridi',
  'ldl-friedewald.output': 'Colesterolo LDL',
  'ldl-friedewald.population':
    'Con trigliceridi sotto 400 mg/dL. Sotto 70 mg/dL di LDL è poco precisa: allora si misura. L’obiettivo dipende dal rischio di ciascuno.',
};
