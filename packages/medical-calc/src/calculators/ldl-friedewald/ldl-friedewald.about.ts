import type { CalculatorDefinition } from '../../types.ts';
import { type LdlFriedewaldInputs, type LdlFriedewaldOutputs, ldlFriedewaldShape } from './ldl-friedewald.ts';

export type { LdlFriedewaldInputs, LdlFriedewaldOutputs } from './ldl-friedewald.ts';

/** Definition of `ldlFriedewald` as data: equation, labels, ranges, population and sources. */
export const ldlFriedewaldDefinition = {
  id: 'ldl-friedewald',
  titleKey: 'ldl-friedewald.title',
  descriptionKey: 'ldl-friedewald.description',
  ...ldlFriedewaldShape,
  population: { noteKey: 'ldl-friedewald.population' },
  references: [
    {
      citation:
        'Friedewald WT, Levy RI, Fredrickson DS. Estimation of the concentration of low-density lipoprotein cholesterol in plasma, without use of the preparative ultracentrifuge. Clin Chem 18:499-502',
      year: 1972,
      doi: '10.1093/clinchem/18.6.499',
    },
  ],
} as const satisfies CalculatorDefinition<LdlFriedewaldInputs, LdlFriedewaldOutputs>;
