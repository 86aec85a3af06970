import type { MessagesFor } from '../../locales/locale.ts';
import type { apgarDefinition } from './apgar.about.ts';

export const apgarEn: MessagesFor<typeof apgarDefinition> = {
  'apgar.title': 'Apgar score',
  'apgar.description': 'How a newborn is doing, 1 and 5 minutes after birth.',
  'apgar.appearance': 'Skin colour',
  'apgar.appearance.0': 'Pale or bluish all over',
  'apgar.appearance.1': 'Body pink, hands and feet bluish',
  'apgar.appearance.2': 'Pink all over',
  'apgar.pulse': 'Heartbeat',
  'apgar.pulse.0': 'None',
  'apgar.pulse.1': 'Below 100 per minute',
  'apgar.pulse.2': '100 per minute or more',
  'apgar.grimace': 'Reaction to being touched',
  'apgar.grimace.0': 'None',
  'apgar.grimace.1': 'A grimace',
  'apgar.grimace.2': 'Crying, coughing or sneezing',
  'apgar.activity': 'Muscle tone',
  'apgar.activity.0': 'Limp',
  'apgar.activity.1': 'Arms and legs bend a little',
  'apgar.activity.2': 'Moves actively',
  'apgar.respiration': 'Breathing',
  'apgar.respiration.0': 'None',
  'apgar.respiration.1': 'Slow or irregular, weak cry',
  'apgar.respiration.2': 'Regular, strong cry',
  'apgar.score': 'Apgar score',
  'apgar.band': 'AAP and ACOG 2015, at 5 minutes',
  'apgar.band.low': 'Low',
  'apgar.band.moderately-abnormal': 'Moderately abnormal',
  'apgar.band.reassuring': 'Reassuring',
  'apgar.population':
    'For newborns. It does not predict how the child will be later, and resuscitation does not wait for it.',
};
