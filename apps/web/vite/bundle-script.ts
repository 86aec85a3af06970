import { build } from 'vite';
import { buildOptions, innerBuild, root } from './shared.ts';

/** Bundles a file below `src` into a classic script that shares no chunk with the app. */
export async function bundleScript(entry: string, mode: string, define: Record<string, string> = {}): Promise<string> {
  const result = await build({
    ...innerBuild(mode),
    define,
    build: {
      ...buildOptions,
      write: false,
      lib: { entry: `${root}/src/${entry}.ts`, formats: ['iife'], name: 'libretto' },
    },
  });
  const output = Array.isArray(result) ? result[0]?.output : 'output' in result ? result.output : undefined;
  const chunk = output?.[0];
  if (chunk?.type !== 'chunk') throw new Error(`The script ${entry} was not built.`);
  return chunk.code;
}
