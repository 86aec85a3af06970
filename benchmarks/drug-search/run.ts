// Full-size lists of the Medicines Agency, and a search compared with a full-text index in the same database.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { DatabaseCatalogue } from '../../apps/api/src/areas/drugs/imported.ts';
import { splitWords } from '../../apps/api/src/areas/drugs/product-index.ts';
import { openDatabase } from '../../apps/api/src/database/database.ts';
import { median, printTable } from '../lib/table.ts';
import { writeList, writeParts } from './list.ts';

// As the files of 10 September 2026.
const [packs, ingredients] = [159_901, 338_181];
/** Heap limit in megabytes: the larger file alone is half of it as text. */
const heap = 160;
const rounds = Number(process.env.ROUNDS ?? 30);
/** Milliseconds; unnoticeable. */
const limit = 50;
const searches = ['chi', 'pro', 'tachi', 'alfa', 'gamma 20 mg compresse', 'delta scir', 'N02B', '000012', 'nessuno'];

const folder = mkdtempSync(join(tmpdir(), 'libretto-drugs-'));
const [list, parts] = [join(folder, 'confezioni_fornitura.csv'), join(folder, 'PA_confezioni.csv')];
writeList(list, packs);
writeParts(parts, packs, ingredients);
const megabytes = (bytes: number) => Math.round(bytes / 1e6);
console.log(`The lists have ${megabytes(statSync(list).size)} MB and ${megabytes(statSync(parts).size)} MB.`);

const command = fileURLToPath(new URL('../../apps/api/src/import-drugs.ts', import.meta.url));
const measure = 'process.on("exit", () => console.log(process.resourceUsage().maxRSS))';
const began = performance.now();
const { status, stdout, stderr } = spawnSync(
  process.execPath,
  [`--max-old-space-size=${heap}`, '--import', `data:text/javascript,${measure}`, command, list, parts],
  { env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '' }, encoding: 'utf8' },
);
if (status !== 0) throw new Error(`The import failed within ${heap} MB: ${stderr}`);
const [done, most] = stdout.trim().split('\n');
console.log(`${done} ${seconds(began)} s, at most ${megabytes(Number(most) * 1024)} MB in memory.`);

const database = await openDatabase({ url: '', folder, onLost: () => {} });
const catalogue = new DatabaseCatalogue(database);
const first = performance.now();
await catalogue.search('drug', 'chi', 10);
console.log(`The first search, which makes the index: ${Math.round(performance.now() - first)} ms.`);

const indexed = new DatabaseSync(':memory:');
indexed.exec("create virtual table packs using fts5(words, prefix='3 4', tokenize='unicode61 remove_diacritics 2')");
const rows = await database
  .selectFrom('farmaci_confezioni as c')
  .innerJoin('farmaci_prodotti as p', 'p.id_prodotto', 'c.id_prodotto')
  .select(['c.codice_aic', 'c.descrizione', 'c.ditta', 'p.nome', 'p.principio_attivo', 'p.codice_atc'])
  .execute();
const insert = indexed.prepare('insert into packs (words) values (?)');
indexed.exec('begin');
for (const row of rows) insert.run(Object.values(row).join(' '));
indexed.exec('commit');
const match = indexed.prepare('select rowid from packs where packs match ? order by rank limit 10');

const contenders: [name: string, search: (text: string) => unknown][] = [
  ['Libretto', (text) => catalogue.search('drug', text, 10)],
  [
    'SQLite FTS5, by rank',
    (text) =>
      match.all(
        splitWords(text)
          .map((word) => `"${word}"*`)
          .join(' AND '),
      ),
  ],
];

async function times(search: (text: string) => unknown, text: string): Promise<number[]> {
  const taken: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    await search(text);
    taken.push(performance.now() - start);
  }
  return taken;
}

let slowest = 0;
const table: string[][] = [];
for (const text of searches) {
  const cells = [text];
  for (const [index, [, search]] of contenders.entries()) {
    const taken = await times(search, text);
    if (index === 0) slowest = Math.max(slowest, median(taken));
    cells.push(`${median(taken).toFixed(1)} (${Math.max(...taken).toFixed(1)})`);
  }
  table.push(cells);
}
printTable('ms for ten packs: median (longest)', ['searched', ...contenders.map(([name]) => name)], table);
await database.destroy();
rmSync(folder, { recursive: true });
if (slowest > limit) throw new Error(`A search takes ${slowest.toFixed(1)} ms, more than ${limit}.`);

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1);
}
