import type { CalculatorDefinition } from '../../types.ts';
import { type Fib4Inputs, type Fib4Outputs, fib4Shape } from './fib-4.ts';

export type { Fib4Band, Fib4Inputs, Fib4Outputs } from './fib-4.ts';

/** Definition of `fib4` as data: equation, labels, ranges, population and sources. */
export const fib4Definition = {
  id: 'fib-4',
  titleKey: 'fib-4.title',
  descriptionKey: 'fib-4.description',
  ...fib4Shape,
  population: { fromAge: 18, noteKey: 'fib-4.population' },
  references: [
    {
      citation:
        'Sterling RK, Lissen E, Clumeck N, Sola R, Correa MC, Montaner J, et al. Development of a simple noninvasive index to predict significant fibrosis in patients with HIV/HCV coinfection. Hepatology 43:1317-1325',
      year: 2006,
      doi: '10.1002/hep.21178',
    },
    {
      citation:
        'Shah AG, Lydecker A, Murray K, Tetri BN, Contos MJ, Sanyal AJ. Comparison of noninvasive markers of fibrosis in patients with nonalcoholic fatty liver disease. Clin Gastroenterol Hepatol 7:1104-1112',
      year: 2009,
      doi: '10.1016/j.cgh.2009.05.033',
    },
    {
      citation:
        'McPherson S, Hardy T, Dufour JF, Petta S, Romero-Gomez M, Allison M, et al. Age as a confounding factor for the accurate non-invasive diagnosis of advanced NAFLD fibrosis. Am J Gastroenterol 112:740-751',
      year: 2017,
      doi: '10.1038/ajg.2016.453',
    },
  ],
} as const satisfies CalculatorDefinition<Fib4Inputs, Fib4Outputs>;
