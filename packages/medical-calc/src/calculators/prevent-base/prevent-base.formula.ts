import { type PreventBaseModel, preventBaseCoefficients } from './prevent-base.coefficients.ts';
import { preventBaseRisk } from './prevent-base.risk.ts';
import type { PreventBaseInputs } from './prevent-base.shape.ts';

/** The inputs in the units of the equations: cholesterol in mg/dL. */
export type PreventBaseNumbers = Omit<PreventBaseInputs, 'sex' | 'totalCholesterol' | 'hdl'> & {
  female: boolean;
  totalCholesterol: number;
  hdl: number;
};

/** The terms of every PREVENT base model (Khan SS et al. 2024), in the order of their coefficients. */
export function preventBaseTerms(given: PreventBaseNumbers): number[] {
  const age = (given.age - 55) / 10;
  const nonHdl = (given.totalCholesterol - given.hdl) * 0.02586 - 3.5;
  const hdl = (given.hdl * 0.02586 - 1.3) / 0.3;
  const lowPressure = (Math.min(given.systolicBpMmHg, 110) - 110) / 20;
  const highPressure = (Math.max(given.systolicBpMmHg, 110) - 130) / 20;
  const diabetes = given.diabetes ? 1 : 0;
  const smoker = given.smoker ? 1 : 0;
  const lowBmi = (Math.min(given.bmi, 30) - 25) / 5;
  const highBmi = (Math.max(given.bmi, 30) - 30) / 5;
  const lowEgfr = (Math.min(given.egfr, 60) - 60) / -15;
  const highEgfr = (Math.max(given.egfr, 60) - 90) / -15;
  const treated = given.bpTreated ? 1 : 0;
  const statin = given.statin ? 1 : 0;
  return [
    age,
    age * age,
    nonHdl,
    hdl,
    lowPressure,
    highPressure,
    diabetes,
    smoker,
    lowBmi,
    highBmi,
    lowEgfr,
    highEgfr,
    treated,
    statin,
    treated * highPressure,
    statin * nonHdl,
    age * nonHdl,
    age * hdl,
    age * highPressure,
    age * diabetes,
    age * smoker,
    age * highBmi,
    age * lowEgfr,
    1,
  ];
}

/**
 * The risk of one PREVENT base model in %, unchecked, from the terms above.
 *
 * Khan SS et al. Circulation 2024;149:430-449, doi:10.1161/CIRCULATIONAHA.123.067626.
 */
export function preventBaseFormula(model: PreventBaseModel, terms: readonly number[], female: boolean): number {
  return preventBaseRisk(preventBaseCoefficients[model], terms, female);
}
