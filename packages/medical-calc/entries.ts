import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export const here = import.meta.dirname;

export const calculatorIds = (): string[] =>
  readdirSync(join(here, 'src/calculators'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

export function entries(): Record<string, string> {
  return {
    registry: 'src/registry.ts',
    units: 'src/units.ts',
    parse: 'src/parse.ts',
    load: 'src/load.ts',
    labels: 'src/labels.ts',
    tables: 'src/tables.ts',
    text: 'src/text.ts',
    write: 'src/write.ts',
    types: 'src/types.ts',
    'messages/it': 'src/messages/it.ts',
    'messages/en': 'src/messages/en.ts',
    ...Object.fromEntries(
      calculatorIds().flatMap((id) => [
        [id, `src/calculators/${id}/${id}.ts`],
        [`${id}/formula`, `src/calculators/${id}/${id}.ts`],
        [`${id}/definition`, `src/calculators/${id}/${id}.about.ts`],
      ]),
    ),
  };
}
