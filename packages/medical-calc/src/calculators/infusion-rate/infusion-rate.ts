import { explain } from '../../checks/explain.ts';
import { answer, examine, objectOf, refuse } from '../../checks/findings.ts';
import { significantOutput } from '../../checks/output.ts';
import { readNumber } from '../../checks/read.ts';
import type { Options, Result } from '../../types.ts';
import { infusionRateFormula } from './infusion-rate.formula.ts';
import { type InfusionRateInputs, type InfusionRateOutputs, infusionRateShape } from './infusion-rate.shape.ts';

export type { InfusionRateInputs, InfusionRateOutputs } from './infusion-rate.shape.ts';
export type InfusionRateResult = Result<'infusion-rate', InfusionRateOutputs>;

const { equation, inputs, outputs } = infusionRateShape;

/**
 * Rate in mL/h and concentration in mg/mL, for a dose in µg/kg/min.
 *
 * Arithmetic as in StatPearls, "Dose Calculation Desired Over Have Formula Method", 2023.
 */
export function infusionRate(given: InfusionRateInputs, options?: Options): InfusionRateResult {
  const findings = examine(options);
  const values = objectOf(given);
  const weightKg = readNumber(findings, 'weightKg', values.weightKg, inputs.weightKg);
  const doseMcgPerKgPerMin = readNumber(
    findings,
    'doseMcgPerKgPerMin',
    values.doseMcgPerKgPerMin,
    inputs.doseMcgPerKgPerMin,
  );
  const vialMg = readNumber(findings, 'vialMg', values.vialMg, inputs.vialMg);
  const vials = readNumber(findings, 'vials', values.vials, inputs.vials);
  const volumeMl = readNumber(findings, 'volumeMl', values.volumeMl, inputs.volumeMl);
  if (findings.errors.length > 0) return refuse('infusion-rate', findings);

  const concentrationMgPerMl = (vialMg * vials) / volumeMl;
  return answer(
    'infusion-rate',
    findings,
    {
      concentrationMgPerMl: significantOutput(concentrationMgPerMl, outputs.concentrationMgPerMl),
      rateMlPerH: significantOutput(
        infusionRateFormula(weightKg, doseMcgPerKgPerMin, concentrationMgPerMl),
        outputs.rateMlPerH,
      ),
    },
    options?.explain
      ? explain(equation, { weightKg, doseMcgPerKgPerMin, vialMg, vials, volumeMl, concentrationMgPerMl })
      : undefined,
  );
}
