import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    ...Object.fromEntries(
      ['client', 'problem', 'query', 'schema', 'upload-progress'].map((name) => [name, `src/${name}.ts`]),
    ),
    'max-lengths': 'src/max-lengths.gen.ts',
    operations: 'src/operations.gen.ts',
  },
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  clean: true,
  dts: true,
  // What two subpaths share stands in a chunk once, so that `instanceof ProblemError` holds whoever imported it.
  splitting: true,
  sourcemap: true,
});
