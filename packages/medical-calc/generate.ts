import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { spell } from '../../tools/lib/names.ts';
import { calculatorIds, here, languages } from './entries.ts';
import type { CalculatorDefinition } from './src/types.ts';

// Absolute, because Vite bundles the configs that import this file into another folder.
const at = (file: string): string => pathToFileURL(join(here, 'src', file)).href;

type Language = (typeof languages)[number];

const pascal = (language: Language) => spell(language).pascal;

const calculators = calculatorIds().map((id) => ({ ...spell(id), file: `calculators/${id}/${id}` }));

const localesFolder = 'src/locales/calculators';

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
    calculators.map(({ camel, file }) => `import { ${camel}${pascal(language)} } from '../${file}.${language}.ts';`),
    `export const calculators = { ${calculators.map(({ camel }) => `...${camel}${pascal(language)}`).join(', ')} };`,
  );

const loaders = (): string =>
  lines(
    "import type { Locale } from './locales/locale.ts';",
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
    '/** The languages in this package. */',
    `export type BuiltInLanguage = ${languages.map((language) => `'${language}'`).join(' | ')};`,
    'export const localeLoaders: Readonly<Record<BuiltInLanguage, Loaders<Locale<string>>>> = {',
    languages.flatMap((language) => [
      `  ${language}: {`,
      ...calculators.map(({ kebab, camel }) => {
        const imported = `(await import('./locales/calculators/${kebab}.${language}.gen.ts')).${camel}${pascal(language)}`;
        return `    '${kebab}': async () => ${imported},`;
      }),
      '  },',
    ]),
    '};',
  );

async function definitionOf({ camel, file }: (typeof calculators)[number]): Promise<CalculatorDefinition> {
  const about: Readonly<Record<string, CalculatorDefinition>> = await import(at(`${file}.about.ts`));
  const definition = about[`${camel}Definition`];
  if (!definition) throw new Error(`${file}.about.ts exports no ${camel}Definition.`);
  return definition;
}

/** Every text in a definition; among them the keys of its labels, the prefixes of its bands, and its units. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [String(value)];

/** Shared labels and units are copied, so that the locale of a calculator contains only those that it needs. */
async function locale(calculator: (typeof calculators)[number], language: Language): Promise<string> {
  const { kebab, camel, file } = calculator;
  const shared: Readonly<Record<'labels' | 'units', Readonly<Record<string, string>>>> = await import(
    at(`locales/shared.${language}.ts`)
  );
  const definition = await definitionOf(calculator);
  const named = [...new Set(textsIn(definition))];
  const isNeeded = (key: string) =>
    named.some((text) => key === text || key === `unit.${text}` || key.startsWith(`${text}.`));
  const copied = Object.entries({ ...shared.labels, ...shared.units }).filter(([key]) => isNeeded(key));
  const name = `${camel}${pascal(language)}`;
  return lines(
    `import type { ${camel}Definition } from '../../${file}.about.ts';`,
    `import { ${name} as own } from '../../${file}.${language}.ts';`,
    "import type { LocaleFor } from '../locale.ts';",
    `import { texts } from '../shared.${language}.ts';`,
    `/** The locale \`${language}\` of \`${kebab}\` alone. */`,
    `export const ${name}: LocaleFor<typeof ${camel}Definition> = {`,
    `  language: '${language}',`,
    '  messages: {',
    '    ...texts,',
    copied.map(([key, text]) => `    ${JSON.stringify(key)}: ${JSON.stringify(text)},`),
    '    ...own,',
    '  },',
    '};',
  );
}

async function labels(): Promise<string> {
  const lists = await Promise.all(
    calculators.map(async (calculator) => {
      const { inputs, outputs, tables = [] } = await definitionOf(calculator);
      const labelled = [...Object.values(inputs), ...Object.values(outputs), ...tables];
      return `  '${calculator.kebab}': ${JSON.stringify([...new Set(labelled.map(({ labelKey }) => labelKey))])},`;
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
  mkdirSync(dirname(file), { recursive: true });
  if (!existsSync(file) || readFileSync(file, 'utf8') !== content) writeFileSync(file, content);
}

export async function generate(): Promise<void> {
  write('src/registry.gen.ts', registry());
  write('src/load.gen.ts', loaders());
  write('src/labels.gen.ts', await labels());
  for (const language of languages) {
    write(`src/locales/${language}.gen.ts`, messages(language));
    for (const calculator of calculators)
      write(`${localesFolder}/${calculator.kebab}.${language}.gen.ts`, await locale(calculator, language));
  }
  // Those of a calculator that was renamed or removed.
  const wanted = calculators.flatMap(({ kebab }) => languages.map((language) => `${kebab}.${language}.gen.ts`));
  for (const name of readdirSync(join(here, localesFolder)))
    if (!wanted.includes(name)) rmSync(join(here, localesFolder, name));
}

if (import.meta.main) await generate();
