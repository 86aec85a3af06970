import { explain } from '../../checks/explain.ts';
import { answer, examine, readInputs, refuse } from '../../checks/findings.ts';
import { significantOutput } from '../../checks/output.ts';
import { readNumber } from '../../checks/read.ts';
import type { Options, Result } from '../../types.ts';
import * as facts from './infusion-rate.facts.gen.ts';
import { infusionRateFormula } from './infusion-rate.formula.ts';
import type { InfusionRateInputs, InfusionRateOutputs } from './infusion-rate.shape.ts';

export type { InfusionRateInputs, InfusionRateOutputs } from './infusion-rate.shape.ts';
export type InfusionRateResult = Result<'infusion-rate', InfusionRateOutputs>;

/**
 * Rate in mL/h and concentration in mg/mL, for a dose in µg/kg/min.
 *
 * Arithmetic as in StatPearls, "Dose Calculation Desired Over Have Formula Method", 2023.
 */
export function infusionRate(given: InfusionRateInputs, options?: Options): InfusionRateResult {
  const findings = examine(options);
  const values = readInputs(findings, given, facts.inputKeys);
  const weightKg = readNumber(findings, 'weightKg', values.weightKg, facts.weightKg);
  const doseMcgPerKgPerMin = readNumber(
    findings,
    'doseMcgPerKgPerMin',
    values.doseMcgPerKgPerMin,
    facts.doseMcgPerKgPerMin,
  );
  const vialMg = readNumber(findings, 'vialMg', values.vialMg, facts.vialMg);
  const vials = readNumber(findings, 'vials', values.vials, facts.vials);
  const volumeMl = readNumber(findings, 'volumeMl', values.volumeMl, facts.volumeMl);
  if (findings.errors) return refuse('infusion-rate', findings.errors);

  const concentrationMgPerMl = (vialMg * vials) / volumeMl;
  return answer(
    'infusion-rate',
    findings,
    {
      concentrationMgPerMl: significantOutput(concentrationMgPerMl, facts.concentrationMgPerMlOutput),
      rateMlPerH: significantOutput(
        infusionRateFormula(weightKg, doseMcgPerKgPerMin, concentrationMgPerMl),
        facts.rateMlPerHOutput,
      ),
    },
    options?.explain &&
      explain(facts.equation, { weightKg, doseMcgPerKgPerMin, vialMg, vials, volumeMl, concentrationMgPerMl }),
  );
}
