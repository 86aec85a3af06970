import { explain } from '../../checks/explain.ts';
import { answer, examine, isGiven, readInputs, refuse } from '../../checks/findings.ts';
import { output } from '../../checks/output.ts';
import { readNumber, readQuantity } from '../../checks/read.ts';
import type { Options, Result } from '../../types.ts';
import * as facts from './anion-gap.facts.gen.ts';
import { albuminCorrectedAnionGapFormula, anionGapFormula } from './anion-gap.formula.ts';
import type { AnionGapInputs, AnionGapOutputs } from './anion-gap.shape.ts';

export type { AnionGapInputs, AnionGapOutputs } from './anion-gap.shape.ts';
export type AnionGapResult = Result<'anion-gap', AnionGapOutputs>;

/**
 * Anion gap in mmol/L without potassium; with the albumin also the gap corrected for it.
 *
 * Emmett M, Narins RG. Medicine (Baltimore) 1977;56:38-54. Correction: Figge J et al. Crit Care Med 1998;26:1807-1810,
 * doi:10.1097/00003246-199811000-00019.
 */
export function anionGap(given: AnionGapInputs, options?: Options): AnionGapResult {
  const findings = examine(options);
  const values = readInputs(findings, given, facts.inputKeys);
  const sodiumMmolL = readNumber(findings, 'sodiumMmolL', values.sodiumMmolL, facts.sodiumMmolL);
  const chlorideMmolL = readNumber(findings, 'chlorideMmolL', values.chlorideMmolL, facts.chlorideMmolL);
  const bicarbonateMmolL = readNumber(findings, 'bicarbonateMmolL', values.bicarbonateMmolL, facts.bicarbonateMmolL);
  const corrected = isGiven(values.albumin);
  const albumin = corrected ? readQuantity(findings, 'albumin', values.albumin, facts.albumin) : 0;
  if (findings.errors) return refuse('anion-gap', findings.errors);

  const gap = anionGapFormula(sodiumMmolL, chlorideMmolL, bicarbonateMmolL);
  const terms = { sodiumMmolL, chlorideMmolL, bicarbonateMmolL };
  return answer(
    'anion-gap',
    findings,
    {
      anionGap: output(gap, facts.anionGapOutput),
      ...(corrected && {
        albuminCorrected: output(albuminCorrectedAnionGapFormula(gap, albumin), facts.albuminCorrectedOutput),
      }),
    },
    options?.explain
      ? corrected
        ? explain(facts.equationCorrected, { ...terms, albumin })
        : explain(facts.equation, terms)
      : undefined,
  );
}
