import { explain } from '../../checks/explain.ts';
import { answer, examine, readInputs, refuse } from '../../checks/findings.ts';
import { significantOutput } from '../../checks/output.ts';
import { readNumber } from '../../checks/read.ts';
import type { Options, Result } from '../../types.ts';
import * as facts from './parkland.facts.gen.ts';
import { parklandFormula } from './parkland.formula.ts';
import type { ParklandInputs, ParklandOutputs } from './parkland.shape.ts';

export type { ParklandInputs, ParklandOutputs } from './parkland.shape.ts';
export type ParklandResult = Result<'parkland', ParklandOutputs>;

/**
 * Fluid for the first 24 hours after a burn: half of it in the first 8 hours from the burn, half in the next 16.
 *
 * Baxter CR, Shires T. Ann N Y Acad Sci 1968;150:874-894, doi:10.1111/j.1749-6632.1968.tb14738.x.
 */
export function parkland(given: ParklandInputs, options?: Options): ParklandResult {
  const findings = examine(options);
  const values = readInputs(findings, given, facts.inputKeys);
  const weightKg = readNumber(findings, 'weightKg', values.weightKg, facts.weightKg);
  const tbsaPercent = readNumber(findings, 'tbsaPercent', values.tbsaPercent, facts.tbsaPercent);
  if (findings.errors) return refuse('parkland', findings.errors);

  const volume = parklandFormula(weightKg, tbsaPercent);
  const half = volume / 2;
  return answer(
    'parkland',
    findings,
    {
      volume24hMl: significantOutput(volume, facts.volume24hMlOutput),
      first8hMl: significantOutput(half, facts.first8hMlOutput),
      next16hMl: significantOutput(half, facts.next16hMlOutput),
      rateFirst8hMlPerH: significantOutput(half / 8, facts.rateFirst8hMlPerHOutput),
      rateNext16hMlPerH: significantOutput(half / 16, facts.rateNext16hMlPerHOutput),
    },
    options?.explain && explain(facts.equation, { weightKg, tbsaPercent }),
  );
}
