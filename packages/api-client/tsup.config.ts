import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    ...Object.fromEntries(
      ['client', 'messages', 'problem', 'query', 'schema', 'share', 'sign-in', 'upload'].map((name) => [
        name,
        `src/${name}.ts`,
      ]),
    ),
    'max-lengths': 'src/max-lengths.gen.ts',
    operations: 'src/operations.gen.ts',
  },
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  clean: true,
  dts: true,
  // Shared code must be in a single chunk so that `instanceof ProblemError` holds across subpaths.
  splitting: true,
  sourcemap: true,
});
