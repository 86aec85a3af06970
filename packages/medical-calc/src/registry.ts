import type { Locale } from './locales/locale.ts';
import { type CalculatorId, checked, definitions } from './registry.gen.ts';
import { say, toText } from './text.ts';
import type { Calculator, CalculatorDefinition, Options, Result } from './types.ts';

export type { CalculatorId } from './registry.gen.ts';
/** Inputs of each calculator by its id. */
export type CalculatorInputs = { [Id in CalculatorId]: Parameters<(typeof checked)[Id]>[0] };
/** Results of each calculator by its id. */
export type CalculatorResults = { [Id in CalculatorId]: ReturnType<(typeof checked)[Id]> };

/** The definitions of all calculators, in alphabetical order of their ids. */
export const calculators: readonly CalculatorDefinition[] = definitions;

/** Returns true if a calculator has this id. */
export const isCalculatorId = (id: string): id is CalculatorId => Object.hasOwn(checked, id);

/** The inputs of the calculator with this id; any object for an id that is known only at run time. */
export type InputsOf<Id extends string> = Id extends CalculatorId ? CalculatorInputs[Id] : object;

/** The result of the calculator with this id. */
export type ResultOf<Id extends string> = Id extends CalculatorId ? CalculatorResults[Id] : Result;

/** A misspelled literal does not compile; a `string` is checked at run time. */
type AnyId<Id extends string> = Id extends CalculatorId ? Id : string extends Id ? Id : never;

/**
 * Runs the calculator with this id, with the types of that calculator. Inputs may have any shape: invalid ones and an
 * unknown id are refused, never thrown.
 */
export function calculate<Id extends string>(id: AnyId<Id>, inputs: InputsOf<Id>, options?: Options): ResultOf<Id>;
export function calculate(id: string, inputs: object, options?: Options): Result {
  if (!isCalculatorId(id)) return { ok: false, id, errors: [{ code: 'required', path: 'id', params: { id } }] };
  const calculator: Calculator = { calculate: checked[id] };
  return calculator.calculate(inputs, options);
}

/** Formats the result of any calculator with `toText`, finding its definition by the id. */
export function describeResult(result: Result, locale: Locale): string {
  const definition = calculators.find(({ id }) => id === result.id);
  return definition ? toText(result, { definition, locale }) : say({ locale }, 'issue.unknown', { id: result.id });
}
