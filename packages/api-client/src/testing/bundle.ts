import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { packageFolder } from './compile.ts';

export async function bundle(program: string, plugins: Plugin[] = []) {
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: join(packageFolder, 'src'), sourcefile: 'program.ts', loader: 'ts' },
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    outdir: packageFolder,
    entryNames: 'program',
    chunkNames: '[name]',
    write: false,
    plugins,
  });
  return new Map(outputFiles.map(({ path, contents }) => [path.slice(packageFolder.length + 1), contents]));
}
