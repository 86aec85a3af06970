import type { CalculatorDefinition } from '../../types.ts';
import { type ParklandInputs, type ParklandOutputs, parklandShape } from './parkland.ts';

export type { ParklandInputs, ParklandOutputs } from './parkland.ts';

/** Definition of `parkland` as data: equation, labels, ranges, population and sources. */
export const parklandDefinition = {
  id: 'parkland',
  titleKey: 'parkland.title',
  descriptionKey: 'parkland.description',
  ...parklandShape,
  population: { noteKey: 'parkland.population' },
  references: [
    {
      citation:
        'Baxter CR, Shires T. Physiological response to crystalloid resuscitation of severe burns. Ann N Y Acad Sci 150:874-894',
      year: 1968,
      doi: '10.1111/j.1749-6632.1968.tb14738.x',
    },
  ],
} as const satisfies CalculatorDefinition<ParklandInputs, ParklandOutputs>;
