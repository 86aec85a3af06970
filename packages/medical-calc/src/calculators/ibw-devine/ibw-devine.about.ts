import type { CalculatorDefinition } from '../../types.ts';
import { type IbwDevineInputs, type IbwDevineOutputs, ibwDevineShape } from './ibw-devine.ts';

export type { IbwDevineInputs, IbwDevineOutputs } from './ibw-devine.ts';

/** Definition of `ibwDevine` as data: equation, labels, ranges, population and sources. */
export const ibwDevineDefinition = {
  id: 'ibw-devine',
  titleKey: 'ibw-devine.title',
  descriptionKey: 'ibw-devine.description',
  ...ibwDevineShape,
  population: { fromAge: 18, noteKey: 'ibw-devine.population' },
  references: [
    {
      citation: 'Devine BJ. Gentamicin therapy. Drug Intell Clin Pharm 8:650-655',
      year: 1974,
      doi: '10.1177/106002807400801104',
    },
    {
      citation: 'Pai MP, Paloucek FP. The origin of the "ideal" body weight equations. Ann Pharmacother 34:1066-1069',
      year: 2000,
      doi: '10.1345/aph.19381',
    },
  ],
} as const satisfies CalculatorDefinition<IbwDevineInputs, IbwDevineOutputs>;
