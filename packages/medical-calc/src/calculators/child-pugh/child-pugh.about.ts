import type { CalculatorDefinition } from '../../types.ts';
import { type ChildPughInputs, type ChildPughOutputs, childPughShape } from './child-pugh.ts';

export type { ChildPughClass, ChildPughInputs, ChildPughOutputs } from './child-pugh.ts';

/** Definition of `childPugh` as data: equation, labels, ranges, population and sources. */
export const childPughDefinition = {
  id: 'child-pugh',
  titleKey: 'child-pugh.title',
  descriptionKey: 'child-pugh.description',
  ...childPughShape,
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
