// What can be imported: all codecs together, and each by itself.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export const here = import.meta.dirname;

export const codecNames = (): string[] =>
  readdirSync(join(here, 'src/codecs'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/** Subpath of the package → source file. */
export function entries(): Record<string, string> {
  return {
    codecs: 'src/codecs.ts',
    ...Object.fromEntries(codecNames().map((name) => [`codecs/${name}`, `src/codecs/${name}/${name}.ts`])),
  };
}
