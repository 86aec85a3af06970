import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spell } from '../../tools/lib/names.ts';
import { codecNames, here } from './entries.ts';

function list(): string {
  const all = codecNames().map((name) => spell(name));
  const file = (kebab: string) => `'./codecs/${kebab}/${kebab}.ts'`;
  return [
    ...all.map(({ kebab, pascal }) => `import { decode${pascal} } from ${file(kebab)};`),
    '',
    ...all.map(({ kebab }) => `export * from ${file(kebab)};`),
    '',
    'export interface Decoded {',
    ...all.map(({ snake, pascal }) => `  ${snake}: ReturnType<typeof decode${pascal}>;`),
    '}',
    '',
    'export const codecs: { readonly [Kind in keyof Decoded]: (bytes: Uint8Array) => Decoded[Kind] } = {',
    ...all.map(({ snake, pascal }) => `  ${snake}: decode${pascal},`),
    '};',
    '',
  ].join('\n');
}

/** Does not touch an up-to-date file, so that watchers do not loop. */
export function generate(): void {
  const file = join(here, 'src/codecs.gen.ts');
  const content = list();
  if (!existsSync(file) || readFileSync(file, 'utf8') !== content) writeFileSync(file, content);
}

if (import.meta.main) generate();
