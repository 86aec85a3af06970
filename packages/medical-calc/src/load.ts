import { type BuiltInLanguage, loaders, localeLoaders } from './load.gen.ts';
import type { Locale } from './locales/locale.ts';
import type { CalculatorId } from './registry.ts';
import type { Calculator, CalculatorDefinition } from './types.ts';

export type { BuiltInLanguage } from './load.gen.ts';
export type { CalculatorId } from './registry.ts';

/** The checked function of a calculator and its definition. */
export interface LoadedCalculator extends Calculator {
  /** Labels, ranges, population and sources, as data. */
  definition: CalculatorDefinition;
}

/** The ids of all calculators, without loading any. */
export const calculatorIds = Object.keys(loaders) as readonly CalculatorId[];

/** Returns true for the id of a calculator of this package, for ids that are known only at run time. */
export const isCalculatorId = (id: string): id is CalculatorId => Object.hasOwn(loaders, id);

/** Returns the checked function and the definition. Rejects if the module cannot be loaded, for example offline. */
export function load(id: CalculatorId): Promise<LoadedCalculator> {
  return loaders[id]();
}

/** Returns the locale of one calculator. Rejects if the module cannot be loaded, for example offline. */
export function loadLocale(id: CalculatorId, language: BuiltInLanguage): Promise<Locale<string>> {
  return localeLoaders[language][id]();
}
