import { applies } from '../../checks/conditions.ts';
import { explain } from '../../checks/explain.ts';
import { answer, examine, readInputs, refuse } from '../../checks/findings.ts';
import { significantOutput } from '../../checks/output.ts';
import { readInteger, readNumber } from '../../checks/read.ts';
import type { Options, Result } from '../../types.ts';
import { bsaMostellerFormula } from '../bsa-mosteller/bsa-mosteller.formula.ts';
import * as facts from './dose.facts.gen.ts';
import { dosePerKgFormula, dosePerM2Formula } from './dose.formula.ts';
import type { DoseInputs, DoseOutputs } from './dose.shape.ts';

export type { DoseInputs, DoseOutputs } from './dose.shape.ts';
export type DoseResult = Result<'dose', DoseOutputs>;

/**
 * Total and single dose in mg, from exactly one basis: per kilogram, or per square metre by Mosteller. Neither is rounded to
 * what can be measured or broken: that depends on the product.
 *
 * Arithmetic: StatPearls, "Dose Calculation Desired Over Have Formula Method", 2023. Surface: Mosteller 1987,
 * doi:10.1056/NEJM198710223171717.
 */
export function dose(given: DoseInputs, options?: Options): DoseResult {
  const findings = examine(options);
  const values = readInputs(findings, given, facts.inputKeys);
  const weightKg = readNumber(findings, 'weightKg', values.weightKg, facts.weightKg);
  const administrations = readInteger(findings, 'administrations', values.administrations, facts.administrations);
  const perKg = applies(findings, 'doseMgPerKg', values, facts.doseMgPerKgCondition);
  const perM2 = applies(findings, 'doseMgPerM2', values, facts.doseMgPerM2Condition);
  const doseMgPerKg = perKg ? readNumber(findings, 'doseMgPerKg', values.doseMgPerKg, facts.doseMgPerKg) : 0;
  const heightCm = perM2 ? readNumber(findings, 'heightCm', values.heightCm, facts.heightCm) : 0;
  const doseMgPerM2 = perM2 ? readNumber(findings, 'doseMgPerM2', values.doseMgPerM2, facts.doseMgPerM2) : 0;
  if (findings.errors) return refuse('dose', findings.errors);

  const total = perM2 ? dosePerM2Formula(weightKg, heightCm, doseMgPerM2) : dosePerKgFormula(weightKg, doseMgPerKg);
  return answer(
    'dose',
    findings,
    {
      totalDoseMg: significantOutput(total, facts.totalDoseMgOutput),
      singleDoseMg: significantOutput(total / administrations, facts.singleDoseMgOutput),
    },
    options?.explain
      ? perM2
        ? explain(facts.equationPerM2, {
            weightKg,
            heightCm,
            doseMgPerM2,
            administrations,
            bsa: bsaMostellerFormula(weightKg, heightCm),
          })
        : explain(facts.equation, { weightKg, doseMgPerKg, administrations })
      : undefined,
  );
}
