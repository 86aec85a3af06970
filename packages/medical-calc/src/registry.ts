// Every calculator by its id, for forms and indexes made from definitions. Whoever needs one calculator imports that one.
import { type CalculatorResults, checked, definitions } from './registry.gen.ts';
import type { CalculatorDefinition, Options, Result } from './types.ts';

export type CalculatorId = keyof CalculatorResults;
export type { CalculatorResults } from './registry.gen.ts';

export const calculators: readonly CalculatorDefinition[] = definitions;

export const isCalculatorId = (id: string): id is CalculatorId => Object.hasOwn(checked, id);

/** Inputs may come from a form, a URL or a file: they are checked, and an unknown id is refused as data is. */
export function calculate<Id extends CalculatorId>(id: Id, inputs: object, options?: Options): CalculatorResults[Id];
export function calculate(id: string, inputs: object, options?: Options): Result;
export function calculate(id: string, inputs: object, options?: Options): Result {
  if (!isCalculatorId(id)) return { ok: false, id, errors: [{ code: 'required', path: 'id', params: { id } }] };
  return checked[id].calculate(inputs, options);
}
