import { explain } from '../../checks/explain.ts';
import { answer, examine, objectOf, refuse } from '../../checks/findings.ts';
import { significantOutput } from '../../checks/output.ts';
import { readNumber } from '../../checks/read.ts';
import type { Options, Result } from '../../types.ts';
import { parklandFormula } from './parkland.formula.ts';
import { type ParklandInputs, type ParklandOutputs, parklandShape } from './parkland.shape.ts';

export type { ParklandInputs, ParklandOutputs } from './parkland.shape.ts';
export type ParklandResult = Result<'parkland', ParklandOutputs>;

const { equation, inputs, outputs } = parklandShape;

/**
 * Fluid for the first 24 hours after a burn: half of it in the first 8 hours from the burn, half in the next 16.
 *
 * Baxter CR, Shires T. Ann N Y Acad Sci 1968;150:874-894, doi:10.1111/j.1749-6632.1968.tb14738.x.
 */
export function parkland(given: ParklandInputs, options?: Options): ParklandResult {
  const findings = examine(options);
  const values = objectOf(given);
  const weightKg = readNumber(findings, 'weightKg', values.weightKg, inputs.weightKg);
  const tbsaPercent = readNumber(findings, 'tbsaPercent', values.tbsaPercent, inputs.tbsaPercent);
  if (findings.errors.length > 0) return refuse('parkland', findings);

  const volume = parklandFormula(weightKg, tbsaPercent);
  const half = volume / 2;
  return answer(
    'parkland',
    findings,
    {
      volume24hMl: significantOutput(volume, outputs.volume24hMl),
      first8hMl: significantOutput(half, outputs.first8hMl),
      next16hMl: significantOutput(half, outputs.next16hMl),
      rateFirst8hMlPerH: significantOutput(half / 8, outputs.rateFirst8hMlPerH),
      rateNext16hMlPerH: significantOutput(half / 16, outputs.rateNext16hMlPerH),
    },
    options?.explain ? explain(equation, { weightKg, tbsaPercent }) : undefined,
  );
}
