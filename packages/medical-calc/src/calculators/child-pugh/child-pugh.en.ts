import type { MessagesFor } from '../../locales/locale.ts';
import type { childPughDefinition } from './child-pugh.about.ts';

export const childPughEn: MessagesFor<typeof childPughDefinition> = {
  'child-pugh.title': 'Child-Pugh',
  'child-pugh.description': 'How severe cirrhosis is.',
  'child-pugh.none': 'None',
  'child-pugh.ascites': 'Ascites',
  'child-pugh.ascites.help': 'Fluid in the tummy (abdomen).',
  'child-pugh.ascites.mild': 'Mild, or controlled by diuretics',
  'child-pugh.ascites.moderate-severe': 'Moderate to severe, or not controlled',
  'child-pugh.encephalopathy': 'Encephalopathy',
  'child-pugh.encephalopathy.help': 'Confusion or drowsiness caused by the liver.',
  'child-pugh.encephalopathy.grade1-2': 'Grade 1 or 2: slowed, confused, drowsy',
  'child-pugh.encephalopathy.grade3-4': 'Grade 3 or 4: hard to wake, or in a coma',
  'child-pugh.score': 'Child-Pugh score',
  'child-pugh.class': 'Class',
  'child-pugh.band': 'Child-Pugh',
  'child-pugh.band.A': 'A, compensated cirrhosis',
  'child-pugh.band.B': 'B, significant impairment',
  'child-pugh.band.C': 'C, decompensated cirrhosis',
  'child-pugh.population':
    'For adults with cirrhosis. In diseases of the bile ducts the cut-offs for bilirubin are higher.',
};
