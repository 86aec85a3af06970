import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build, type Plugin } from 'esbuild';
import { defineConfig, type Options } from 'tsup';
import { designTokenFiles } from './src/theme/export/design-tokens.ts';
import { tokenSheet } from './src/theme/export/style-sheet.ts';

const here = dirname(fileURLToPath(import.meta.url));

const components = readdirSync(join(here, 'src/components'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

const entries: Record<string, string> = {
  theme: 'src/theme/index.ts',
  messages: 'src/messages/index.ts',
  tokens: 'src/tokens/index.ts',
  ...Object.fromEntries(components.map((name) => [name, `src/components/${name}/index.ts`])),
};

/** Open to the app of this repository, without a promise to anyone else. */
const internals = [
  'src/internals/elide.ts',
  'src/internals/fetched-part.ts',
  'src/internals/highlight.ts',
  'src/internals/next-paint.ts',
  'src/internals/open-lists.ts',
  'src/internals/record-table.ts',
  'src/internals/use-size.ts',
  'src/internals/use-sticky-footer.ts',
  'src/internals/when-idle.ts',
];

// Removes outputs of deleted entries, which would be published otherwise.
rmSync(join(here, 'dist'), { recursive: true, force: true });

// One sheet for consumers of several components; cascade layers make its inner order irrelevant.
const everything = join(here, '.cache/styles.ts');
mkdirSync(dirname(everything), { recursive: true });
writeFileSync(
  everything,
  Object.values(entries)
    .map((path, index) => `export * as part${index} from '../${path}';\n`)
    .join(''),
);

const sheets = 'dist/sheets';
const styles = () => vanillaExtractPlugin({ identifiers: ({ hash }) => `ds_${hash}` });

const shared: Options = {
  format: 'esm',
  target: 'es2023',
  platform: 'browser',
  splitting: false,
  silent: true,
  esbuildOptions(options) {
    options.charset = 'utf8';
  },
  // Prop warnings depend on the consumer's environment, not on this build.
  define: { 'process.env.NODE_ENV': 'process.env.NODE_ENV' },
  outDir: 'dist',
};

/** Returns the modules that the entries consist of at run time, by output name: `messages/index`, `theme/media`. */
async function listModules(): Promise<Record<string, string>> {
  const { metafile } = await build({
    absWorkingDir: here,
    entryPoints: [...Object.values(entries), ...internals],
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'dist',
    format: 'esm',
    packages: 'external',
    plugins: [styles()],
    logLevel: 'error',
  });
  const sources = Object.keys(metafile.inputs).filter((path) => /^src\/.*\.tsx?$/.test(path));
  return Object.fromEntries(sources.map((path) => [path.replace(/^src\/|\.tsx?$/g, ''), path]));
}

/** Leaves imports between modules in place: in a bundle, `'use client'` would apply to all modules or to none. */
const oneFilePerModule: Plugin = {
  name: 'one-file-per-module',
  setup({ onResolve }) {
    onResolve({ filter: /^\.{1,2}\// }, ({ kind, path }) =>
      kind === 'entry-point' ? undefined : { path: path.replace(/\.tsx?$/, '.js'), external: true },
    );
  },
};

/** Every entry has a sheet to import, even if it has no styles, so that consumers need not know which do. */
function completeSheets(): void {
  for (const name of Object.keys(entries)) {
    const sheet = join(here, sheets, `${name}.css`);
    if (!existsSync(sheet)) writeFileSync(sheet, '');
  }
}

function writeTokens(): void {
  writeFileSync(join(here, sheets, 'tokens.css'), tokenSheet());
  const folder = join(here, 'dist/tokens');
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of Object.entries(designTokenFiles())) {
    writeFileSync(join(folder, name), `${JSON.stringify(content, undefined, 2)}\n`);
  }
}

function removeFiles(pattern: string, exclude: string[] = []): void {
  for (const file of globSync(pattern, { cwd: here, exclude })) rmSync(join(here, file));
}

/** Bundling declarations takes too much memory and ten times as long. */
function writeTypes(): void {
  // Other builds run at the same time: more than one checker would repeat work without a core to do it on.
  execFileSync('tsc', ['-p', 'tsconfig.build.json', '--checkers', '1'], { cwd: here, stdio: 'inherit' });
  const used = new Set<string>();
  function keep(path: string): void {
    if (used.has(path)) return;
    used.add(path);
    const text = readFileSync(path, 'utf8').replace(/(['"]\.{1,2}\/[^'"]+)\.tsx?(['"])/g, '$1.js$2');
    writeFileSync(path, text);
    for (const [, module = ''] of text.matchAll(/['"](\.{1,2}\/[^'"]+)\.js['"]/g))
      keep(join(dirname(path), `${module}.d.ts`));
  }
  for (const source of [...Object.values(entries), ...internals])
    keep(join(here, source.replace(/^src\/(.*)\.ts$/, 'dist/$1.d.ts')));
  // Declarations of stylesheets, fixtures and other modules that no public type mentions.
  for (const file of globSync('dist/**/*.d.ts', { cwd: here }))
    if (!used.has(join(here, file))) rmSync(join(here, file));
}

export default defineConfig(async () => [
  {
    ...shared,
    entry: await listModules(),
    esbuildPlugins: [oneFilePerModule, styles()],
    onSuccess: async () => {
      removeFiles('dist/**/*.css', [`${sheets}/**`]);
      writeTypes();
    },
  },
  {
    ...shared,
    outDir: sheets,
    minify: true,
    // A sheet includes the styles of lazily loaded parts.
    entry: { ...entries, styles: everything },
    esbuildPlugins: [styles()],
    onSuccess: async () => {
      removeFiles(`${sheets}/*.js`);
      writeTokens();
      completeSheets();
    },
  },
]);
