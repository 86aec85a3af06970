import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['client', 'problem', 'query', 'schema', 'upload-progress'].map((name) => `src/${name}.ts`),
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  clean: true,
  dts: true,
  // What two subpaths share stands in a chunk once, so that `instanceof ProblemError` holds whoever imported it.
  splitting: true,
  sourcemap: true,
});
