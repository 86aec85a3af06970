import { gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build } from 'esbuild';
import { at } from '../../tools/lib/run.ts';

const folder = at('packages', 'design-system', 'src', 'components', 'pain-canvas');
const react = ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client'];
// What every page of the design system has already: buttons, questions, words, icons.
const basics = ['**/button.tsx', '**/icon-button.tsx', '**/confirm-dialog.tsx', '**/visually-hidden.tsx'];

/** Gzip bytes of what the statement loads at once; what it loads later stays outside. */
async function sizeOf(statement: string, external: readonly string[] = []): Promise<number> {
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
  const parts = outputFiles.filter(
    ({ path }) => path.endsWith('.js') && [...wanted].some((name) => path.endsWith(name)),
  );
  return gzipSync(Buffer.concat(parts.map(({ contents }) => contents)), { level: 9 }).length;
}

export async function sizes(): Promise<[part: string, bytes: number][]> {
  const core = ['drawing', 'still-layer', 'stroke-tool', 'png'].map((file) => `export * from './core/${file}.ts';`);
  const component = "export { PainCanvas, painImages, usePainDrawing, draftOf, isPainless } from './index.ts'";
  return [
    ['drawing core: history, layers, tools, picture', await sizeOf(core.join(''))],
    ['with pointers, pinch and zoom', await sizeOf(`${core.join('')}export * from './core/sheet.ts'`)],
    [
      'component above React and the basics of the design system',
      await sizeOf(component, [...basics, 'lucide-react', '*/messages/index.ts']),
    ],
    ['component above React, everything in it', await sizeOf(component)],
    ['later: lines of the body', await sizeOf("export * from './body/figures.ts'", ['./regions.ts'])],
    [
      'later: list of regions, their names',
      await sizeOf(
        "export { RegionPicker } from './region-picker.tsx';export { RegionSummary } from './region-summary.tsx'",
        [
          './core/*',
          './hand.ts',
          './levels.tsx',
          './level-swatch.tsx',
          '../../*',
          './body/*',
          './pain-canvas.messages.ts',
        ],
      ),
    ],
  ];
}
