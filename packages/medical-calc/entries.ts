import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export const here = import.meta.dirname;

export const calculatorIds = (): string[] =>
  readdirSync(join(here, 'src/calculators'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/** The languages in this package. */
export const languages = ['it', 'en'] as const;

export function entries(): Record<string, string> {
  return {
    registry: 'src/registry.ts',
    units: 'src/units.ts',
    parse: 'src/parse.ts',
    load: 'src/load.ts',
    labels: 'src/labels.ts',
    tables: 'src/tables.ts',
    text: 'src/text.ts',
    types: 'src/types.ts',
    locales: 'src/locales/locale.ts',
    ...Object.fromEntries(languages.map((language) => [`locales/${language}`, `src/locales/${language}.ts`])),
    ...Object.fromEntries(
      calculatorIds().flatMap((id) => [
        [id, `src/calculators/${id}/${id}.ts`],
        [`${id}/formula`, `src/calculators/${id}/${id}.ts`],
        [`${id}/definition`, `src/calculators/${id}/${id}.about.ts`],
        ...languages.map((language) => [`${id}/${language}`, `src/locales/calculators/${id}.${language}.gen.ts`]),
      ]),
    ),
  };
}
