import type { CalculatorDefinition } from '../../types.ts';
import {
  type ChildPughInputs,
  type ChildPughOutputs,
  childPughAlbumin,
  childPughAscites,
  childPughBilirubin,
  childPughEncephalopathy,
  childPughEquation,
  childPughInr,
  childPughOutputs as outputs,
} from './child-pugh.shape.ts';

export type { ChildPughClass, ChildPughInputs, ChildPughOutputs } from './child-pugh.shape.ts';

export const childPughDefinition = {
  id: 'child-pugh',
  titleKey: 'child-pugh.title',
  descriptionKey: 'child-pugh.description',
  equation: childPughEquation,
  inputs: {
    bilirubin: childPughBilirubin,
    albumin: childPughAlbumin,
    inr: childPughInr,
    ascites: {
      ...childPughAscites,
      kind: 'choice',
      labelKey: 'child-pugh.ascites',
      helpKey: 'child-pugh.ascites.help',
    },
    encephalopathy: {
      ...childPughEncephalopathy,
      kind: 'choice',
      labelKey: 'child-pugh.encephalopathy',
      helpKey: 'child-pugh.encephalopathy.help',
    },
  },
  outputs: {
    score: { ...outputs.score, labelKey: 'child-pugh.score' },
    class: { ...outputs.class, labelKey: 'child-pugh.class', bandsKey: 'child-pugh.band' },
  },
  population: { fromAge: 18, noteKey: 'child-pugh.population' },
  references: [
    {
      citation:
        'Pugh RNH, Murray-Lyon IM, Dawson JL, Pietroni MC, Williams R. Transection of the oesophagus for bleeding oesophageal varices. Br J Surg 60:646-649',
      year: 1973,
      doi: '10.1002/bjs.1800600817',
    },
  ],
} as const satisfies CalculatorDefinition<ChildPughInputs, ChildPughOutputs>;
