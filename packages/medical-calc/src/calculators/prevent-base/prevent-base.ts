import { explain } from '../../checks/explain.ts';
import { answer, examine, readInputs, refuse } from '../../checks/findings.ts';
import { checkHdl } from '../../checks/limits.ts';
import { gap, output } from '../../checks/output.ts';
import { readBoolean, readChoice, readNumber, readQuantity, sexes } from '../../checks/read.ts';
import type { Options, Result } from '../../types.ts';
import { type PreventBaseCoefficients, preventBaseCoefficients } from './prevent-base.coefficients.ts';
import * as facts from './prevent-base.facts.gen.ts';
import { preventBaseTerms } from './prevent-base.formula.ts';
import { preventBaseRisk } from './prevent-base.risk.ts';
import type { PreventBaseInputs, PreventBaseOutputs } from './prevent-base.shape.ts';

export type { PreventBaseInputs, PreventBaseOutputs } from './prevent-base.shape.ts';
export type PreventBaseResult = Result<'prevent-base', PreventBaseOutputs>;

/**
 * PREVENT, base model: a first cardiovascular event, of any kind and by kind, within ten years, and within thirty up to
 * the age of 59.
 *
 * Khan SS et al. Circulation 2024;149:430-449, doi:10.1161/CIRCULATIONAHA.123.067626.
 */
export function preventBase(given: PreventBaseInputs, options?: Options): PreventBaseResult {
  const findings = examine(options);
  const values = readInputs(findings, given, facts.inputKeys);
  const female = readChoice(findings, 'sex', values.sex, sexes) === 'female';
  const numbers = {
    female,
    age: readNumber(findings, 'age', values.age, facts.age),
    systolicBpMmHg: readNumber(findings, 'systolicBpMmHg', values.systolicBpMmHg, facts.systolicBpMmHg),
    bpTreated: readBoolean(findings, 'bpTreated', values.bpTreated),
    totalCholesterol: readQuantity(findings, 'totalCholesterol', values.totalCholesterol, facts.totalCholesterol),
    hdl: readQuantity(findings, 'hdl', values.hdl, facts.hdl),
    statin: readBoolean(findings, 'statin', values.statin),
    diabetes: readBoolean(findings, 'diabetes', values.diabetes),
    smoker: readBoolean(findings, 'smoker', values.smoker),
    egfr: readNumber(findings, 'egfr', values.egfr, facts.egfr),
    bmi: readNumber(findings, 'bmi', values.bmi, facts.bmi),
  };
  checkHdl(findings, numbers.hdl, numbers.totalCholesterol);
  if (findings.errors) return refuse('prevent-base', findings.errors);

  const models = preventBaseCoefficients;
  const terms = preventBaseTerms(numbers);
  // All six are shown alike.
  const shown = facts.totalCvd10PercentOutput;
  const risk = (model: PreventBaseCoefficients) => output(preventBaseRisk(model, terms, female), shown);
  const later = (model: PreventBaseCoefficients) => (numbers.age > 59 ? gap('not-at-this-age', shown) : risk(model));
  const totalCvd10Percent = risk(models.totalCvd10Percent);
  return answer(
    'prevent-base',
    findings,
    {
      totalCvd10Percent,
      ascvd10Percent: risk(models.ascvd10Percent),
      heartFailure10Percent: risk(models.heartFailure10Percent),
      totalCvd30Percent: later(models.totalCvd30Percent),
      ascvd30Percent: later(models.ascvd30Percent),
      heartFailure30Percent: later(models.heartFailure30Percent),
    },
    options?.explain &&
      explain(facts.equation, {
        ...Object.fromEntries(Object.entries(numbers).map(([key, value]) => [key, Number(value)])),
        totalCvd10Sum: Math.log(totalCvd10Percent.value / (100 - totalCvd10Percent.value)),
      }),
  );
}
