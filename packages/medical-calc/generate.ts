import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { spell } from '../../tools/lib/names.ts';
import { calculatorIds, here } from './entries.ts';
import type { CalculatorDefinition } from './src/types.ts';

// Absolute, because Vite bundles the configs that import this file into another folder.
const at = (file: string): string => pathToFileURL(join(here, 'src', file)).href;

type Language = 'It' | 'En';

const calculators = calculatorIds().map((id) => ({ ...spell(id), file: `calculators/${id}/${id}` }));

const lines = (...parts: (string | string[])[]): string => `${parts.flat().join('\n')}\n`;

const registry = (): string =>
  lines(
    calculators.map(({ camel, file }) => `import { ${camel}Definition } from './${file}.about.ts';`),
    calculators.map(({ camel, file }) => `import { ${camel} } from './${file}.ts';`),
    `export const definitions = [${calculators.map(({ camel }) => `${camel}Definition`).join(', ')}] as const;`,
    'export const checked = {',
    calculators.map(({ kebab, camel }) => `  '${kebab}': ${camel},`),
    '} as const;',
    'export type CalculatorId = keyof typeof checked;',
  );

const messages = (language: Language): string =>
  lines(
    calculators.map(
      ({ camel, file }) => `import { ${camel}${language} } from '../${file}.${language.toLowerCase()}.ts';`,
    ),
    `export const calculators = { ${calculators.map(({ camel }) => `...${camel}${language}`).join(', ')} };`,
  );

const loaders = (): string =>
  lines(
    "import type { Locale } from './parse.ts';",
    "import type { CalculatorId } from './registry.gen.ts';",
    "import type { Calculator, CalculatorDefinition } from './types.ts';",
    'type Loaders<Loaded> = { readonly [Id in CalculatorId]: () => Promise<Loaded> };',
    'export const loaders: Loaders<Calculator & { definition: CalculatorDefinition }> = {',
    calculators.flatMap(({ kebab, camel, file }) => [
      `  '${kebab}': async () => {`,
      '    const [calculate, definition] = await Promise.all([',
      `      import('./${file}.ts').then(({ ${camel} }) => ${camel}),`,
      `      import('./${file}.about.ts').then(({ ${camel}Definition }) => ${camel}Definition),`,
      '    ]);',
      '    return { calculate, definition };',
      '  },',
    ]),
    '};',
    'export const wordLoaders: Readonly<Record<Locale, Loaders<Readonly<Record<string, string>>>>> = {',
    (['It', 'En'] as const).flatMap((language) => [
      `  ${language.toLowerCase()}: {`,
      ...calculators.map(({ kebab, camel, file }) => {
        const imported = `(await import('./${file}.${language.toLowerCase()}.ts')).${camel}${language}`;
        return `    '${kebab}': async () => ${imported},`;
      }),
      '  },',
    ]),
    '};',
  );

async function labels(): Promise<string> {
  const lists = await Promise.all(
    calculators.map(async ({ kebab, camel, file }) => {
      const about: Readonly<Record<string, CalculatorDefinition>> = await import(at(`${file}.about.ts`));
      const definition = about[`${camel}Definition`];
      if (!definition) throw new Error(`${file}.about.ts exports no ${camel}Definition.`);
      const { inputs, outputs, tables = [] } = definition;
      const labelled = [...Object.values(inputs), ...Object.values(outputs), ...tables];
      return `  '${kebab}': ${JSON.stringify([...new Set(labelled.map(({ labelKey }) => labelKey))])},`;
    }),
  );
  return lines(
    "import type { CalculatorId } from './registry.gen.ts';",
    'export const labelKeys: Readonly<Record<CalculatorId, readonly string[]>> = {',
    lists,
    '};',
  );
}

/** An unchanged file is not written again, so that watchers do not loop. */
function write(path: string, content: string): void {
  const file = join(here, path);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== content) writeFileSync(file, content);
}

export async function generate(): Promise<void> {
  write('src/registry.gen.ts', registry());
  write('src/load.gen.ts', loaders());
  write('src/labels.gen.ts', await labels());
  write('src/messages/it.gen.ts', messages('It'));
  write('src/messages/en.gen.ts', messages('En'));
}

if (import.meta.main) await generate();
