import { explain } from '../../checks/explain.ts';
import { answer, examine, readInputs, refuse } from '../../checks/findings.ts';
import { classOf, plain } from '../../checks/output.ts';
import { readChoice, readNumber, readQuantity } from '../../checks/read.ts';
import type { Options, Result } from '../../types.ts';
import * as facts from './child-pugh.facts.gen.ts';
import { childPughFormula } from './child-pugh.formula.ts';
import type { ChildPughInputs, ChildPughOutputs } from './child-pugh.shape.ts';

export type { ChildPughClass, ChildPughInputs, ChildPughOutputs } from './child-pugh.shape.ts';
export type ChildPughResult = Result<'child-pugh', ChildPughOutputs>;

/**
 * Child-Pugh: points and class.
 *
 * Pugh RNH et al. Br J Surg 1973;60:646-649, doi:10.1002/bjs.1800600817; with INR in the place of the prothrombin time.
 */
export function childPugh(given: ChildPughInputs, options?: Options): ChildPughResult {
  const findings = examine(options);
  const values = readInputs(findings, given, facts.inputKeys);
  const bilirubin = readQuantity(findings, 'bilirubin', values.bilirubin, facts.bilirubin);
  const albumin = readQuantity(findings, 'albumin', values.albumin, facts.albumin);
  const inr = readNumber(findings, 'inr', values.inr, facts.inr);
  const ascites = readChoice(findings, 'ascites', values.ascites, facts.ascites);
  const encephalopathy = readChoice(findings, 'encephalopathy', values.encephalopathy, facts.encephalopathy);
  if (findings.errors) return refuse('child-pugh', findings.errors);

  // 34 µmol/L are the 2 mg/dL of the tables in that unit: see the steps. 34 mg/dL are more than 2 anyway.
  const counted = values.bilirubin.value >= 34 ? Math.max(bilirubin, 2) : bilirubin;
  const points = childPughFormula(counted, albumin, inr, ascites, encephalopathy);
  const score = Object.values(points).reduce((sum, one) => sum + one, 0);
  return answer(
    'child-pugh',
    findings,
    { score: plain(score, facts.scoreOutput), class: classOf(score, facts.classOutput) },
    options?.explain && explain(facts.equation, { bilirubin, albumin, inr, ...points }),
  );
}
