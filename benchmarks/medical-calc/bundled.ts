// Bundled like an application and like the peers, because calls across modules are slightly slower.
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { at } from '../../tools/lib/run.ts';

export async function bundled(): Promise<typeof import('./ours.ts') & typeof import('./bare-results.ts')> {
  const outfile = at('benchmarks', 'node_modules', '.cache', 'medical-calc', 'ours.mjs');
  await build({
    stdin: {
      contents: `export * from './ours.ts'; export * from './bare-results.ts';`,
      resolveDir: import.meta.dirname,
    },
    outfile,
    bundle: true,
    format: 'esm',
    target: 'esnext',
    logLevel: 'silent',
  });
  return import(pathToFileURL(outfile).href);
}
