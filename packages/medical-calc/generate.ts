// Writes the lists of calculators, so that nobody edits one: the folders of `src/calculators` are the list.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spell } from '../../tools/lib/names.ts';
import { calculatorIds, here } from './entries.ts';
import { facts, labelKeysOf } from './facts.ts';

const calculators = () => calculatorIds().map((id) => spell(id));

function registry(): string {
  const all = calculators();
  return [
    ...all.flatMap(({ kebab, camel, pascal }) => [
      `import { ${camel}Definition } from './calculators/${kebab}/${kebab}.definition.ts';`,
      `import { ${camel}, type ${pascal}Inputs, type ${pascal}Result } from './calculators/${kebab}/${kebab}.ts';`,
    ]),
    "import type { Calculator } from './types.ts';",
    '',
    'export interface CalculatorInputs {',
    ...all.map(({ kebab, pascal }) => `  '${kebab}': ${pascal}Inputs;`),
    '}',
    '',
    'export interface CalculatorResults {',
    ...all.map(({ kebab, pascal }) => `  '${kebab}': ${pascal}Result;`),
    '}',
    '',
    `export const definitions = [${all.map(({ camel }) => `${camel}Definition`).join(', ')}] as const;`,
    '',
    'export const checked: { readonly [Id in keyof CalculatorResults]: Calculator } = {',
    ...all.map(({ kebab, camel }) => `  '${kebab}': { calculate: ${camel} },`),
    '};',
    '',
  ].join('\n');
}

function messages(language: 'It' | 'En'): string {
  const all = calculators();
  const file = (kebab: string) => `../calculators/${kebab}/${kebab}.${language.toLowerCase()}.ts`;
  return [
    ...all.map(({ kebab, camel }) => `import { ${camel}${language} } from '${file(kebab)}';`),
    '',
    `export const calculators = { ${all.map(({ camel }) => `...${camel}${language}`).join(', ')} };`,
    '',
  ].join('\n');
}

function loaders(): string {
  const all = calculators();
  const path = (kebab: string) => `./calculators/${kebab}/${kebab}`;
  const words = (language: 'It' | 'En') => [
    `  ${language.toLowerCase()}: {`,
    ...all.map(({ kebab, camel }) => {
      const file = `${path(kebab)}.${language.toLowerCase()}.ts`;
      return `    '${kebab}': async () => (await import('${file}')).${camel}${language},`;
    }),
    '  },',
  ];
  return [
    "import type { Locale } from './parse.ts';",
    "import type { CalculatorResults } from './registry.gen.ts';",
    "import type { Calculator, CalculatorDefinition } from './types.ts';",
    '',
    'type Loaders<Loaded> = { readonly [Id in keyof CalculatorResults]: () => Promise<Loaded> };',
    '',
    'export const loaders: Loaders<Calculator & { definition: CalculatorDefinition }> = {',
    ...all.flatMap(({ kebab, camel }) => [
      `  '${kebab}': async () => {`,
      '    const [{ calculate }, { definition }] = await Promise.all([',
      `      import('${path(kebab)}.ts').then(({ ${camel} }) => ({ calculate: ${camel} })),`,
      `      import('${path(kebab)}.definition.ts').then(({ ${camel}Definition }) => ({ definition: ${camel}Definition })),`,
      '    ]);',
      '    return { calculate, definition };',
      '  },',
    ]),
    '};',
    '',
    'export const wordLoaders: Readonly<Record<Locale, Loaders<Readonly<Record<string, string>>>>> = {',
    ...words('It'),
    ...words('En'),
    '};',
    '',
  ].join('\n');
}

async function labels(): Promise<string> {
  const lists = await Promise.all(
    calculators().map(async ({ kebab, camel }) => {
      const keys = await labelKeysOf(
        join(here, `src/calculators/${kebab}/${kebab}.definition.ts`),
        `${camel}Definition`,
      );
      return `  '${kebab}': ${JSON.stringify(keys)},`;
    }),
  );
  return [
    "import type { CalculatorResults } from './registry.gen.ts';",
    '',
    'export const labelKeys: Readonly<Record<keyof CalculatorResults, readonly string[]>> = {',
    ...lists,
    '};',
    '',
  ].join('\n');
}

/** A file that is already right is left alone, so that watchers do not run in circles. */
function write(path: string, content: string): void {
  const file = join(here, path);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== content) writeFileSync(file, content);
}

export async function generate(): Promise<void> {
  for (const { kebab, camel } of calculators()) {
    const file = (ending: string) => `src/calculators/${kebab}/${kebab}.${ending}`;
    write(file('facts.gen.ts'), await facts(join(here, file('definition.ts')), `${camel}Definition`));
  }
  write('src/registry.gen.ts', registry());
  write('src/load.gen.ts', loaders());
  write('src/labels.gen.ts', await labels());
  write('src/messages/it.gen.ts', messages('It'));
  write('src/messages/en.gen.ts', messages('En'));
}

if (import.meta.main) await generate();
