// Ours as an app has them, out of a bundler; the peers are bundled too. Across modules, each call costs a little more.
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { at } from '../../tools/lib/run.ts';

export async function bundled(): Promise<typeof import('./ours.ts') & typeof import('./answers.ts')> {
  const outfile = at('benchmarks', 'node_modules', '.cache', 'medical-calc', 'ours.mjs');
  await build({
    stdin: { contents: `export * from './ours.ts'; export * from './answers.ts';`, resolveDir: import.meta.dirname },
    outfile,
    bundle: true,
    format: 'esm',
    target: 'esnext',
    logLevel: 'silent',
  });
  return import(pathToFileURL(outfile).href);
}
