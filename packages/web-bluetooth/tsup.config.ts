import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { entries } from './entries.ts';
import { generate } from './generate.ts';

generate();

export default defineConfig({
  entry: entries(),
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  tsconfig: 'tsconfig.build.json',
  outDir: 'dist',
  clean: true,
  sourcemap: true,
  splitting: true,
  esbuildOptions(options) {
    options.chunkNames = 'internals/[name]-[hash]';
  },
  // Splitting leaves side-effect imports, which bundlers warn about. Blanked, since source maps count lines.
  async onSuccess() {
    for (const file of globSync('dist/**/*.js')) {
      writeFileSync(file, readFileSync(file, 'utf8').replace(/^import "[^"]+";$/gm, ''));
    }
  },
});
