// Questions that several calculators ask: one wording, one meaning. What is not used must not weigh: hence the marks for
// bundlers.
import type { ChoiceInput } from '../types.ts';
import { question } from './points.ts';

/** The sex that the equation was derived with. An unknown one is refused: no equation has a neutral default. */
export const sex = {
  kind: 'choice',
  labelKey: 'input.sex',
  helpKey: 'input.sex.help',
  choices: [
    { value: 'female', labelKey: 'input.sex.female' },
    { value: 'male', labelKey: 'input.sex.male' },
  ],
} as const satisfies ChoiceInput;

/** ESC 2021 groups of countries by cardiovascular mortality. Italy is in the moderate one. */
export const region = {
  kind: 'choice',
  labelKey: 'input.region',
  helpKey: 'input.region.help',
  choices: [
    { value: 'low', labelKey: 'input.region.low' },
    { value: 'moderate', labelKey: 'input.region.moderate' },
    { value: 'high', labelKey: 'input.region.high' },
    { value: 'very-high', labelKey: 'input.region.very-high' },
  ],
} as const satisfies ChoiceInput;

export type Sex = 'female' | 'male';
export type Region = 'low' | 'moderate' | 'high' | 'very-high';

export const smoker = /* @__PURE__ */ question('input.smoker');
export const bpTreated = /* @__PURE__ */ question('input.bpTreated');
export const diabetes = /* @__PURE__ */ question('input.diabetes');
export const dialysis = /* @__PURE__ */ question('input.dialysis');
