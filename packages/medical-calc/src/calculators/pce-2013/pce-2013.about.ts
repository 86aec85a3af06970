import { formatSum, sumPart } from '../../checks/sum-text.ts';
import type { CalculatorDefinition, Part } from '../../types.ts';
import { type Pce2013Inputs, type Pce2013Outputs, pce2013Group, pce2013Shape } from './pce-2013.ts';

export type { Pce2013Band, Pce2013Inputs, Pce2013Outputs } from './pce-2013.ts';

const terms = [
  'ln(age)',
  'ln(age)^2',
  'ln(totalCholesterol)',
  'ln(age) * ln(totalCholesterol)',
  'ln(hdl)',
  'ln(age) * ln(hdl)',
  'bpTreated * ln(systolicBpMmHg)',
  'bpTreated * ln(age) * ln(systolicBpMmHg)',
  '(1 - bpTreated) * ln(systolicBpMmHg)',
  '(1 - bpTreated) * ln(age) * ln(systolicBpMmHg)',
  'smoker',
  'smoker * ln(age)',
  'diabetes',
];

const part = (female: boolean, black: boolean): Part => {
  const group = pce2013Group(female, black);
  return sumPart(group[14], formatSum(terms, group.slice(0, terms.length)));
};

const parts: readonly Part[] = [part(true, false), part(true, true), part(false, false), part(false, true)];

/** Definition of `pce2013` as data: equation, labels, ranges, population and sources. */
export const pce2013Definition = {
  id: 'pce-2013',
  titleKey: 'pce-2013.title',
  descriptionKey: 'pce-2013.description',
  ...pce2013Shape,
  parts,
  population: { fromAge: 40, toAge: 79, noteKey: 'pce-2013.population' },
  references: [
    {
      citation:
        'Goff DC Jr, Lloyd-Jones DM, Bennett G, Coady S, D’Agostino RB Sr, Gibbons R, et al. 2013 ACC/AHA guideline on the assessment of cardiovascular risk. Circulation 129(25 Suppl 2):S49-S73',
      year: 2014,
      doi: '10.1161/01.cir.0000437741.48606.98',
    },
  ],
  supersededBy: 'prevent-base',
  inEurope: ['score2', 'score2-op'],
} as const satisfies CalculatorDefinition<Pce2013Inputs, Pce2013Outputs>;
