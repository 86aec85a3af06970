import type { MessagesFor } from '../../locales/locale.ts';
import type { ldlFriedewaldDefinition } from './ldl-friedewald.about.ts';

export const ldlFriedewaldIt: MessagesFor<typeof ldlFriedewaldDefinition> = {
  'ldl-friedewald.title': 'Colesterolo LDL (Friedewald)',
  'ldl-friedewald.description': 'Il colesterolo LDL calcolato da colesterolo totale, HDL e trigliceridi.',
  'ldl-friedewald.triglycerides': 'Trigliceridi',
  'ldl-friedewald.triglycerides.unfit':
    '{label}: da 400 mg/dL (4,5 mmol/L) in su la formula non vale. Il colesterolo LDL va misurato direttamente.',
  'ldl-friedewald.output': 'Colesterolo LDL',
  'ldl-friedewald.population':
    'Con trigliceridi sotto 400 mg/dL. Sotto 70 mg/dL di LDL è poco precisa: allora si misura. L’obiettivo dipende dal rischio di ciascuno.',
};
