import { gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build } from 'esbuild';
import { at } from '../../tools/lib/run.ts';

const react = ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client'];

/** Returns the gzipped bytes that the statement loads initially and lazily, without React. */
export async function measureSize(
  folder: string,
  statement: string,
  external: readonly string[] = [],
): Promise<{ now: number; later: number }> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: statement, resolveDir: folder, loader: 'ts' },
    absWorkingDir: at(),
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2023',
    jsx: 'automatic',
    write: false,
    splitting: true,
    metafile: true,
    outdir: 'out',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: [...react, ...external.map((path) => path.replace('**', '*'))],
    plugins: [vanillaExtractPlugin()],
    logLevel: 'error',
  });
  const outputs = Object.entries(metafile.outputs);
  const wanted = new Set<string>();
  const add = (name: string) => {
    if (wanted.has(name) || !metafile.outputs[name]) return;
    wanted.add(name);
    for (const { path, kind } of metafile.outputs[name].imports) if (kind === 'import-statement') add(path);
  };
  for (const [name, { entryPoint }] of outputs) if (entryPoint === '<stdin>') add(name);
  const scripts = outputFiles.filter(({ path }) => path.endsWith('.js'));
  const first = (path: string) => [...wanted].some((name) => path.endsWith(name));
  const packed = (contents: Uint8Array[]) => gzipSync(Buffer.concat(contents), { level: 9 }).length;
  return {
    now: packed(scripts.filter(({ path }) => first(path)).map(({ contents }) => contents)),
    later: packed(scripts.filter(({ path }) => !first(path)).map(({ contents }) => contents)),
  };
}
