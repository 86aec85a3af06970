import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import { defineConfig } from 'tsup';
import { entries, languages } from './entries.ts';
import { generate } from './generate.ts';

await generate();

const allTexts = languages.map((language) => `locales/${language}`);
const entry = Object.entries(entries());
const shared = {
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  tsconfig: 'tsconfig.build.json',
  sourcemap: true,
} as const;

export default defineConfig({
  ...shared,
  entry: Object.fromEntries(entry.filter(([name]) => !allTexts.includes(name))),
  outDir: 'dist',
  clean: true,
  splitting: true,
  esbuildOptions(options) {
    options.chunkNames = 'internals/[name]-[hash]';
  },
  async onSuccess() {
    // One file for each language: shared with the calculators, the texts of all of them would be a file for each.
    const entryPoints = Object.fromEntries(entry.filter(([name]) => allTexts.includes(name)));
    await build({ ...shared, entryPoints, bundle: true, outdir: 'dist' });
    // Splitting leaves side-effect imports, which bundlers warn about. The lines stay, because source maps count them.
    for (const file of globSync('dist/**/*.js')) {
      writeFileSync(file, readFileSync(file, 'utf8').replace(/^import "[^"]+";$/gm, ''));
    }
  },
});
