import { loaders, wordLoaders } from './load.gen.ts';
import type { Locale } from './parse.ts';
import type { CalculatorId } from './registry.ts';
import type { Calculator, CalculatorDefinition } from './types.ts';
import type { Words } from './write.ts';

export type { CalculatorId } from './registry.ts';

export interface LoadedCalculator extends Calculator {
  definition: CalculatorDefinition;
}

export const calculatorIds = Object.keys(loaders) as readonly CalculatorId[];

export const isCalculatorId = (id: string): id is CalculatorId => Object.hasOwn(loaders, id);

/** Returns the checked function and the definition. */
export function load(id: CalculatorId): Promise<LoadedCalculator> {
  return loaders[id]();
}

/** Returns the messages that the definition names, and those that all calculators share. */
export async function loadMessages(id: CalculatorId, locale: Locale): Promise<Words> {
  const [common, own] = await Promise.all([commonWords[locale](), wordLoaders[locale][id]()]);
  return { ...common, ...own };
}

const commonWords: Readonly<Record<Locale, () => Promise<Words>>> = {
  it: async () => (await import('./messages/common.it.ts')).common,
  en: async () => (await import('./messages/common.en.ts')).common,
};
