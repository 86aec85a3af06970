import type { CalculatorDefinition, ChoiceInput } from '../../types.ts';
import { type ApgarInputs, type ApgarOutputs, apgarShape } from './apgar.shape.ts';

export type { ApgarBand, ApgarInputs, ApgarOutputs } from './apgar.shape.ts';

const scale = <const Key extends string>(labelKey: Key) =>
  ({
    kind: 'choice',
    labelKey,
    choices: [
      { value: 0, labelKey: `${labelKey}.0`, points: 0 },
      { value: 1, labelKey: `${labelKey}.1`, points: 1 },
      { value: 2, labelKey: `${labelKey}.2`, points: 2 },
    ],
  }) as const satisfies ChoiceInput;

export const apgarDefinition = {
  id: 'apgar',
  titleKey: 'apgar.title',
  descriptionKey: 'apgar.description',
  equation: apgarShape.equation,
  inputs: {
    appearance: scale('apgar.appearance'),
    pulse: scale('apgar.pulse'),
    grimace: scale('apgar.grimace'),
    activity: scale('apgar.activity'),
    respiration: scale('apgar.respiration'),
  },
  outputs: apgarShape.outputs,
  population: { toAge: 0, noteKey: 'apgar.population' },
  references: [
    {
      citation:
        'Apgar V. A proposal for a new method of evaluation of the newborn infant. Curr Res Anesth Analg 32:260-267',
      year: 1953,
      doi: '10.1213/ANE.0b013e31829bdc5c',
    },
    {
      citation:
        'American Academy of Pediatrics, American College of Obstetricians and Gynecologists. The Apgar Score. Pediatrics 136:819-822',
      year: 2015,
      doi: '10.1542/peds.2015-2651',
    },
  ],
} as const satisfies CalculatorDefinition<ApgarInputs, ApgarOutputs>;
