import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig, type Options } from 'tsup';

const here = dirname(fileURLToPath(import.meta.url));

/** Every folder of `src/components` is an entry; a new component needs no line here. */
const components = readdirSync(join(here, 'src/components'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

const entries: Record<string, string> = {
  theme: 'src/theme/index.ts',
  messages: 'src/messages/index.ts',
  ...Object.fromEntries(components.map((name) => [name, `src/components/${name}/index.ts`])),
};

// One stylesheet for those who take several components: everything, in layers, so its inner order does not matter.
const everything = join(here, '.cache/styles.ts');
mkdirSync(dirname(everything), { recursive: true });
writeFileSync(
  everything,
  Object.values(entries)
    .map((path, index) => `export * as part${index} from '../${path}';\n`)
    .join(''),
);

const shared: Options = {
  format: 'esm',
  target: 'es2023',
  platform: 'browser',
  minify: true,
  outDir: 'dist',
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: ({ hash }) => `ds_${hash}` })],
};

/** The per-entry sheets repeat what styles.css holds; the scripts of that build are the other build's. */
function removeFromDist(unwanted: (name: string) => boolean): () => Promise<void> {
  return async () => {
    for (const name of readdirSync(join(here, 'dist'))) if (unwanted(name)) rmSync(join(here, 'dist', name));
  };
}

export default defineConfig([
  {
    ...shared,
    entry: entries,
    dts: true,
    splitting: true,
    sourcemap: true,
    // Bundling drops the directive of each file, so it is put back on every chunk.
    banner: { js: '"use client";' },
    onSuccess: removeFromDist((name) => /(?<!^styles)\.css(\.map)?$/.test(name)),
  },
  {
    ...shared,
    entry: { styles: everything },
    splitting: false,
    onSuccess: removeFromDist((name) => /^styles\.js/.test(name)),
  },
]);
