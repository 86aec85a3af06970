// A search among 160,000 packs of medicines, as the server does it, beside the full-text index of the same database.
// Both answer ten packs; what is looked for is what people type: beginnings, two words, strengths, codes.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { importLists } from '../../apps/api/src/areas/drugs/import-list.ts';
import { DatabaseCatalogue } from '../../apps/api/src/areas/drugs/imported.ts';
import { wordsOf } from '../../apps/api/src/areas/drugs/product-index.ts';
import { openDatabase } from '../../apps/api/src/database/database.ts';
import { median, printTable } from '../lib/table.ts';
import { writeList } from './list.ts';

const packs = 160_000;
const rounds = Number(process.env.ROUNDS ?? 30);
/** Nobody notices less. */
const limit = 50;
const searches = ['chi', 'pro', 'tachi', 'alfa', 'gamma 20 mg compresse', 'delta scir', 'N02B', '000012', 'nessuno'];

const folder = mkdtempSync(join(tmpdir(), 'libretto-drugs-'));
const list = join(folder, 'list.csv');
writeList(list, packs);

const database = await openDatabase({ url: '', folder, onLost: () => {} });
const began = performance.now();
const imported = await importLists(database, [list], { aggiornamento: '2026-01-01', importato: 'benchmark' });
console.log(`${imported.packs} packs of ${imported.products} medicines imported in ${seconds(began)} s.`);

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
        wordsOf(text)
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
