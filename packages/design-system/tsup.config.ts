import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig, type Options } from 'tsup';

const here = dirname(fileURLToPath(import.meta.url));

const components = readdirSync(join(here, 'src/components'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

const entries: Record<string, string> = {
  theme: 'src/theme/index.ts',
  messages: 'src/messages/index.ts',
  ...Object.fromEntries(components.map((name) => [name, `src/components/${name}/index.ts`])),
};

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

const shared: Options = {
  format: 'esm',
  target: 'es2023',
  platform: 'browser',
  minify: true,
  // Prop warnings depend on the consumer's environment, not on this build.
  define: { 'process.env.NODE_ENV': 'process.env.NODE_ENV' },
  outDir: 'dist',
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: ({ hash }) => `ds_${hash}` })],
};

function removeFrom(folder: string, unwanted: RegExp): void {
  for (const name of readdirSync(join(here, folder))) if (unwanted.test(name)) rmSync(join(here, folder, name));
}

/** Every entry has a sheet to import, even if it has no styles, so that consumers need not know which do. */
function completeSheets(folder: string): void {
  for (const name of Object.keys(entries)) {
    const sheet = join(here, folder, `${name}.css`);
    if (!existsSync(sheet)) writeFileSync(sheet, '');
  }
}

/** Bundling declarations takes too much memory and ten times as long. */
function writeTypes(): void {
  // Other builds run at the same time: more than one checker would repeat work without a core to do it on.
  execFileSync('tsc', ['-p', 'tsconfig.build.json', '--checkers', '1'], { cwd: here, stdio: 'inherit' });
  for (const file of globSync('dist/types/**/*.d.ts', { cwd: here })) {
    const path = join(here, file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replace(/(['"]\.{1,2}\/[^'"]+)\.tsx?(['"])/g, '$1.js$2'));
  }
  for (const [name, source] of Object.entries(entries)) {
    const declared = source.replace(/^src\/(.*)\.ts$/, './types/$1.js');
    writeFileSync(join(here, 'dist', `${name}.d.ts`), `export * from '${declared}';\n`);
  }
}

export default defineConfig([
  {
    ...shared,
    entry: entries,
    splitting: true,
    sourcemap: true,
    // Bundling drops the directive of each file, so every chunk gets it again.
    banner: { js: '"use client";' },
    onSuccess: async () => {
      removeFrom('dist', /\.css(\.map)?$/);
      writeTypes();
    },
  },
  {
    ...shared,
    outDir: sheets,
    // Without splitting, so that a sheet includes the styles of lazily loaded parts.
    entry: { ...entries, styles: everything },
    splitting: false,
    onSuccess: async () => {
      removeFrom(sheets, /\.js$/);
      completeSheets(sheets);
    },
  },
]);
