import { gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build } from 'esbuild';
import { at } from '../../tools/lib/run.ts';

const folder = at('packages', 'design-system', 'src', 'components', 'pain-canvas');
const react = ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client'];
// What every page of the design system has already: buttons, questions, words, icons.
const basics = ['**/button.tsx', '**/icon-button.tsx', '**/confirm-dialog.tsx', '**/visually-hidden.tsx'];

/** Gzip bytes of what the statement loads at once and of what it loads later. */
async function sizeOf(statement: string, external: readonly string[] = []): Promise<{ now: number; later: number }> {
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

export async function sizes(): Promise<[part: string, bytes: number][]> {
  const core = ['drawing', 'still-layer', 'stroke-tool', 'png'].map((file) => `export * from './core/${file}.ts';`);
  const component = "export { PainCanvas, painImages, usePainDrawing, draftOf } from './index.ts'";
  const drawing = await sizeOf(core.join(''));
  const own = await sizeOf(component, [...basics, 'lucide-react', '*/messages/index.ts']);
  return [
    ['drawing core: history, layers, tools, picture', drawing.now],
    ['with pointers, pinch and zoom', (await sizeOf(`${core.join('')}export * from './core/sheet.ts'`)).now],
    ['component above React and the basics of the design system', own.now],
    ['later: lines of the body, names and list of the regions', own.later],
    ['component above React, with buttons, dialogs, words and icons', (await sizeOf(component)).now],
  ];
}
