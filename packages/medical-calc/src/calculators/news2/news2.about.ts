import type { CalculatorDefinition } from '../../types.ts';
import { type News2Inputs, type News2Outputs, news2Shape } from './news2.ts';

export type { News2Band, News2Inputs, News2Outputs } from './news2.ts';

/** Definition of `news2` as data: equation, labels, ranges, population and sources. */
export const news2Definition = {
  id: 'news2',
  titleKey: 'news2.title',
  descriptionKey: 'news2.description',
  ...news2Shape,
  population: { fromAge: 16, noteKey: 'news2.population' },
  references: [
    {
      citation:
        'Royal College of Physicians. National Early Warning Score (NEWS) 2: standardising the assessment of acute-illness severity in the NHS. Updated report of a working party. London: RCP',
      year: 2017,
      isbn: '978 1 86016 682 2',
    },
  ],
  licenceKey: 'news2.licence',
} as const satisfies CalculatorDefinition<News2Inputs, News2Outputs>;
