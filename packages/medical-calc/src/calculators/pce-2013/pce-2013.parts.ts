import { sumAt, sumText } from '../../checks/sum-text.ts';
import type { Part } from '../../types.ts';
import { pce2013Group } from './pce-2013.formula.ts';

/** In the order of the coefficients. */
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
  return sumAt(group[14], sumText(terms, group.slice(0, terms.length)));
};

export const pce2013Parts: readonly Part[] = /* @__PURE__ */ (() => [
  part(true, false),
  part(true, true),
  part(false, false),
  part(false, true),
])();
