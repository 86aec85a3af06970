import type { MessagesFor } from '../../locales/locale.ts';
import type { childPughDefinition } from './child-pugh.about.ts';

export const childPughIt: MessagesFor<typeof childPughDefinition> = {
  'child-pugh.title': 'Child-Pugh',
  'child-pugh.description': 'Gravità di una cirrosi.',
  'child-pugh.none': 'Assente',
  'child-pugh.ascites': 'Ascite',
  'child-pugh.ascites.help': 'Liquido nella pancia.',
  'child-pugh.ascites.mild': 'Lieve, o controllata dai diuretici',
  'child-pugh.ascites.moderate-severe': 'Da moderata a grave, o non controllata',
  'child-pugh.encephalopathy': 'Encefalopatia',
  'child-pugh.encephalopathy.help': 'Confusione o sonnolenza dovute al fegato.',
  'child-pugh.encephalopathy.grade1-2': 'Grado 1 o 2: rallentato, confuso, assonnato',
  'child-pugh.encephalopathy.grade3-4': 'Grado 3 o 4: si sveglia a fatica, o è in coma',
  'child-pugh.score': 'Punteggio di Child-Pugh',
  'child-pugh.class': 'Classe',
  'child-pugh.band': 'Child-Pugh',
  'child-pugh.band.A': 'A, cirrosi compensata',
  'child-pugh.band.B': 'B, compromissione importante',
  'child-pugh.band.C': 'C, cirrosi scompensata',
  'child-pugh.population':
    'Per adulti con una cirrosi. Nelle malattie delle vie biliari la bilirubina ha soglie più alte.',
};
