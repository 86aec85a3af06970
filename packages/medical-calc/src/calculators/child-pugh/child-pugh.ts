import { explain } from '../../checks/explain.ts';
import { answer, examine, objectOf, refuse } from '../../checks/findings.ts';
import { classOf, output, roundTo } from '../../checks/output.ts';
import { readChoice, readNumber, readQuantity } from '../../checks/read.ts';
import type { Options, Result } from '../../types.ts';
import { childPughFormula } from './child-pugh.formula.ts';
import {
  type ChildPughInputs,
  type ChildPughOutputs,
  childPughAlbumin,
  childPughAscites,
  childPughBilirubin,
  childPughEncephalopathy,
  childPughEquation,
  childPughInr,
  childPughOutputs as outputs,
} from './child-pugh.shape.ts';

export type { ChildPughClass, ChildPughInputs, ChildPughOutputs } from './child-pugh.shape.ts';
export type ChildPughResult = Result<'child-pugh', ChildPughOutputs>;

/** 51.3 µmol/L is 3 mg/dL, and not 2.9999999999999996: what a conversion leaves in the last bits decides no point. */
const settle = (value: number) => roundTo(value, 9);

/**
 * Child-Pugh: points and class.
 *
 * Pugh RNH et al. Br J Surg 1973;60:646-649, doi:10.1002/bjs.1800600817; with INR in the place of the prothrombin time.
 */
export function childPugh(given: ChildPughInputs, options?: Options): ChildPughResult {
  const findings = examine(options);
  const values = objectOf(given);
  const bilirubin = readQuantity(findings, 'bilirubin', values.bilirubin, childPughBilirubin);
  const albumin = readQuantity(findings, 'albumin', values.albumin, childPughAlbumin);
  const inr = readNumber(findings, 'inr', values.inr, childPughInr);
  const ascites = readChoice(findings, 'ascites', values.ascites, childPughAscites);
  const encephalopathy = readChoice(findings, 'encephalopathy', values.encephalopathy, childPughEncephalopathy);
  if (findings.errors.length > 0 || !ascites || !encephalopathy) return refuse('child-pugh', findings);

  const points = childPughFormula(settle(bilirubin), settle(albumin), inr, ascites, encephalopathy);
  const score = Object.values(points).reduce((sum, one) => sum + one, 0);
  return answer(
    'child-pugh',
    findings,
    { score: output(score, outputs.score), class: classOf(score, outputs.class) },
    options?.explain ? explain(childPughEquation, { bilirubin, albumin, inr, ...points }) : undefined,
  );
}
