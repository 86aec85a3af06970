// Inputs are as small as those of the peers, because reading from distant memory costs more than a formula.
import { bmi } from '@libretto/medical-calc/bmi';
import { bmiFormula } from '@libretto/medical-calc/bmi/formula';
import { cha2ds2Vasc } from '@libretto/medical-calc/cha2ds2-vasc';
import { cha2ds2VascFormula } from '@libretto/medical-calc/cha2ds2-vasc/formula';
import { ckdEpi2009 } from '@libretto/medical-calc/ckd-epi-2009';
import { ckdEpi2009Formula } from '@libretto/medical-calc/ckd-epi-2009/formula';
import { ckdEpi2021 } from '@libretto/medical-calc/ckd-epi-2021';
import { ckdEpi2021Formula } from '@libretto/medical-calc/ckd-epi-2021/formula';
import { cockcroftGault } from '@libretto/medical-calc/cockcroft-gault';
import { cockcroftGaultFormula } from '@libretto/medical-calc/cockcroft-gault/formula';
import { hasBled } from '@libretto/medical-calc/has-bled';
import { hasBledFormula } from '@libretto/medical-calc/has-bled/formula';
import { meld } from '@libretto/medical-calc/meld';
import { meldFormula } from '@libretto/medical-calc/meld/formula';
import { meldNa } from '@libretto/medical-calc/meld-na';
import { meldNaFormula } from '@libretto/medical-calc/meld-na/formula';
import { pce2013 } from '@libretto/medical-calc/pce-2013';
import { pce2013Formula, pce2013Group, pce2013Sum } from '@libretto/medical-calc/pce-2013/formula';
import { preventBase } from '@libretto/medical-calc/prevent-base';
import { preventBaseFormula, preventBaseTerms } from '@libretto/medical-calc/prevent-base/formula';
import { qtcFridericia } from '@libretto/medical-calc/qtc-fridericia';
import { qtcFridericiaFormula } from '@libretto/medical-calc/qtc-fridericia/formula';
import { type Contender, contender, type Formula } from './contender.ts';
import { beat, body, kidneys, kidneysAndWeight } from './inputs.ts';
import type { Person } from './people.ts';

const mgDl = (value: number) => ({ value, unit: 'mg/dL' as const });
const kidney = ({ creatinine, age, sex }: Person) => ({ creatinine: mgDl(creatinine), age, sex });
const liver = ({ creatinine, bilirubin, inr }: Person) => ({
  creatinine: mgDl(creatinine),
  bilirubin: mgDl(bilirubin),
  inr,
  dialysis: false,
});
const strokeRisk = ({ age, sex, heartFailure, hypertension, diabetes, stroke, vascularDisease }: Person) => ({
  age,
  sex,
  heartFailure,
  hypertension,
  diabetes,
  strokeTiaThromboembolism: stroke,
  vascularDisease,
});
const bleedingRisk = (person: Person) => ({
  age: person.age,
  uncontrolledHypertension: person.systolicBpMmHg > 160,
  abnormalRenalFunction: person.renal,
  abnormalLiverFunction: person.liver,
  stroke: person.stroke,
  bleeding: person.bleeding,
  labileInr: person.labileInr,
  drugs: person.drugs,
  alcohol: person.alcohol,
});
const heartRisk = ({ age, sex, systolicBpMmHg, bpTreated, smoker, diabetes, totalCholesterol, hdl }: Person) => ({
  age,
  sex,
  systolicBpMmHg,
  bpTreated,
  smoker,
  diabetes,
  totalCholesterol: mgDl(totalCholesterol),
  hdl: mgDl(hdl),
});

/** The bounds of the rule, which belong to the work of peers that take measured values. */
const atLeastOne = (value: number) => Math.max(value, 1);
const bounded = (creatinine: number) => Math.min(atLeastOne(creatinine), 4);

export const formula: Record<Formula, Contender> = {
  BMI: contender({
    prepare: body,
    run: ({ weightKg, heightCm }) => bmiFormula(weightKg, heightCm),
  }),
  'CKD-EPI 2021': contender({
    prepare: kidneys,
    run: ({ creatinine, age, female }) => ckdEpi2021Formula(creatinine, age, female),
  }),
  'CKD-EPI 2009': contender({
    prepare: kidneys,
    run: ({ creatinine, age, female }) => ckdEpi2009Formula(creatinine, age, female),
  }),
  'Cockcroft-Gault': contender({
    prepare: kidneysAndWeight,
    run: ({ age, weightKg, creatinine, female }) => cockcroftGaultFormula(age, weightKg, creatinine, female),
  }),
  'PCE 2013': contender({
    prepare: ({ female, black, age, totalCholesterol, hdl, systolicBpMmHg, bpTreated, smoker, diabetes }) => ({
      female,
      black,
      age,
      totalCholesterol,
      hdl,
      systolicBpMmHg,
      bpTreated,
      smoker,
      diabetes,
    }),
    run: ({ female, black, age, totalCholesterol, hdl, systolicBpMmHg, bpTreated, smoker, diabetes }) => {
      const group = pce2013Group(female, black);
      const terms = pce2013Sum(group, age, totalCholesterol, hdl, systolicBpMmHg, bpTreated, smoker, diabetes);
      return pce2013Formula(terms.sum, terms.mean, terms.baselineSurvival);
    },
  }),
  // Five outcomes, as in the peer. The value is the sum of the three that both have.
  PREVENT: contender({
    prepare: ({
      female,
      age,
      totalCholesterol,
      hdl,
      systolicBpMmHg,
      bpTreated,
      smoker,
      diabetes,
      statin,
      bmi,
      egfr,
    }) => ({ female, age, totalCholesterol, hdl, systolicBpMmHg, bpTreated, smoker, diabetes, statin, bmi, egfr }),
    run: (person) => {
      const terms = preventBaseTerms(person);
      return {
        total: preventBaseFormula('totalCvd10Percent', terms, person.female),
        ascvd: preventBaseFormula('ascvd10Percent', terms, person.female),
        heartFailure: preventBaseFormula('heartFailure10Percent', terms, person.female),
        laterTotal: preventBaseFormula('totalCvd30Percent', terms, person.female),
        laterAscvd: preventBaseFormula('ascvd30Percent', terms, person.female),
      };
    },
    value: ({ total, ascvd, heartFailure }) => total + ascvd + heartFailure,
  }),
  MELD: contender({
    prepare: ({ creatinine, bilirubin, inr }) => ({ creatinine, bilirubin, inr }),
    run: ({ creatinine, bilirubin, inr }) => meldFormula(bounded(creatinine), atLeastOne(bilirubin), atLeastOne(inr)),
  }),
  'MELD-Na': contender({
    prepare: ({ creatinine, bilirubin, inr, sodiumMmolL }) => ({ creatinine, bilirubin, inr, sodiumMmolL }),
    run: ({ creatinine, bilirubin, inr, sodiumMmolL }) =>
      meldNaFormula(
        bounded(creatinine),
        atLeastOne(bilirubin),
        atLeastOne(inr),
        Math.min(Math.max(sodiumMmolL, 125), 137),
      ),
    value: ([, score]) => score,
  }),
  'CHA2DS2-VASc': contender({ prepare: strokeRisk, run: (person) => cha2ds2VascFormula(person) }),
  'HAS-BLED': contender({ prepare: bleedingRisk, run: (person) => hasBledFormula(person) }),
  'QTc Fridericia': contender({
    prepare: beat,
    run: ({ qtMs, heartRate }) => qtcFridericiaFormula(qtMs, heartRate),
  }),
};

/** A refusal becomes NaN, which equals no number. */
const numberIn = (output: { value: number } | false) => (output ? output.value : Number.NaN);

export const checked: Record<Formula, Contender> = {
  BMI: contender({
    prepare: body,
    run: (person) => bmi(person),
    value: (result) => numberIn(result.ok && result.outputs.bmi),
  }),
  'CKD-EPI 2021': contender({
    prepare: kidney,
    run: (person) => ckdEpi2021(person),
    value: (result) => numberIn(result.ok && result.outputs.egfr),
  }),
  'CKD-EPI 2009': contender({
    prepare: kidney,
    run: (person) => ckdEpi2009(person),
    value: (result) => numberIn(result.ok && result.outputs.egfr),
  }),
  'Cockcroft-Gault': contender({
    prepare: (person) => ({ ...kidney(person), weightKg: person.weightKg }),
    run: (person) => cockcroftGault(person),
    value: (result) => numberIn(result.ok && result.outputs.crclMlMin),
  }),
  'PCE 2013': contender({
    prepare: (person) => ({ ...heartRisk(person), race: person.black ? ('black' as const) : ('white' as const) }),
    run: (person) => pce2013(person),
    value: (result) => numberIn(result.ok && result.outputs.riskPercent),
  }),
  PREVENT: contender({
    prepare: (person) => ({ ...heartRisk(person), statin: person.statin, egfr: person.egfr, bmi: person.bmi }),
    run: (person) => preventBase(person),
    value: (result) =>
      result.ok
        ? numberIn(result.outputs.totalCvd10Percent) +
          numberIn(result.outputs.ascvd10Percent) +
          numberIn(result.outputs.heartFailure10Percent)
        : Number.NaN,
  }),
  MELD: contender({
    prepare: liver,
    run: (person) => meld(person),
    value: (result) => numberIn(result.ok && result.outputs.meld),
  }),
  'MELD-Na': contender({
    prepare: (person) => ({ ...liver(person), sodiumMmolL: person.sodiumMmolL }),
    run: (person) => meldNa(person),
    value: (result) => numberIn(result.ok && result.outputs.meldNa),
  }),
  'CHA2DS2-VASc': contender({
    prepare: strokeRisk,
    run: (person) => cha2ds2Vasc(person),
    value: (result) => numberIn(result.ok && result.outputs.score),
  }),
  'HAS-BLED': contender({
    prepare: bleedingRisk,
    run: (person) => hasBled(person),
    value: (result) => numberIn(result.ok && result.outputs.score),
  }),
  'QTc Fridericia': contender({
    prepare: beat,
    run: (person) => qtcFridericia(person),
    value: (result) => numberIn(result.ok && result.outputs.qtcMs),
  }),
};
