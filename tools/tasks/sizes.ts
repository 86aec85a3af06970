// Bundle size of each component of the design system, without React: `npm run sizes`.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build as bundle } from 'vite';
import { build } from '../lib/build.ts';
import { at, task } from '../lib/run.ts';

const folder = at('packages', 'design-system');
const sheets = join(folder, 'dist', 'sheets');

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const packed = (text: string | Uint8Array) => gzipSync(text, { level: 9 }).length;

interface Weight {
  /** Loaded with the import. */
  now: number;
  /** Loaded on demand by the component. */
  later: number;
  styles: number;
}

async function weigh(name: string): Promise<Weight> {
  const entry = 'entry.js';
  const built = await bundle({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'one-import',
        resolveId: (id) => (id === entry ? `\0${entry}` : null),
        load: (id) => (id === `\0${entry}` ? `export * from '@libretto/design-system/${name}';` : null),
      },
    ],
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: entry, external: /^react(-dom)?(\/|$)/, preserveEntrySignatures: 'strict' },
    },
  });
  const chunks = [built]
    .flat()
    .flatMap((result) => ('output' in result ? result.output : []))
    .filter(({ type }) => type === 'chunk');
  const first = new Set<string>();
  const add = (file: string) => {
    const chunk = chunks.find(({ fileName }) => fileName === file);
    if (first.has(file) || chunk?.type !== 'chunk') return;
    first.add(file);
    chunk.imports.forEach(add);
  };
  for (const chunk of chunks) if (chunk.type === 'chunk' && chunk.isEntry) add(chunk.fileName);
  const sum = (wanted: boolean) =>
    chunks.reduce(
      (total, chunk) =>
        total + (chunk.type === 'chunk' && first.has(chunk.fileName) === wanted ? packed(chunk.code) : 0),
      0,
    );
  return { now: sum(true), later: sum(false), styles: packed(readFileSync(join(sheets, `${name}.css`))) };
}

await task(async () => {
  await build('design-system');
  const names = readdirSync(sheets)
    .map((file) => file.replace('.css', ''))
    .filter((name) => name !== 'styles')
    .sort();
  const rows: string[][] = [['import', 'script', 'later', 'styles']];
  for (const name of names) {
    const { now, later, styles } = await weigh(name);
    rows.push([name, kilobytes(now), later > 0 ? kilobytes(later) : '', kilobytes(styles)]);
  }
  rows.push(['styles.css, everything', '', '', kilobytes(packed(readFileSync(join(sheets, 'styles.css'))))]);
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  console.log('\nSize of each component alone, gzip, above React and with everything it is made of');
  for (const row of rows) {
    console.log(
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  '),
    );
  }
});
