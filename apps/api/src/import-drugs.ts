// Imports public lists of medicines: `npm run import:drugs -- confezioni_fornitura.csv PA_confezioni.csv`.
import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type ImportResult, importLists } from './areas/drugs/import-list.ts';
import { ListError } from './areas/drugs/list-file.ts';
import { calendarDay, timestamp } from './clock.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './database/database.ts';
import { StartProblem } from './start-problem.ts';

const usage = 'Usage: npm run import:drugs -- <list.csv>… [--date YYYY-MM-DD]';

async function run(): Promise<ImportResult> {
  const { values, positionals: files } = parseArgs({ options: { date: { type: 'string' } }, allowPositionals: true });
  if (files.length === 0) throw new ListError(usage);
  if (values.date !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(values.date)) throw new ListError(usage);
  const { DATABASE_URL: url, DATA_DIR: folder, TIME_ZONE } = readConfig(process.env);
  // A list does not contain its date; use the modification time of the file.
  const newest = Math.max(...files.map((file) => statSync(file).mtimeMs));
  const database = await openDatabase({ url, folder, onLost: () => {} });
  try {
    return await importLists(database, files, {
      aggiornamento: values.date ?? calendarDay(newest, TIME_ZONE),
      importato: timestamp(Date.now()),
    });
  } finally {
    await database.destroy();
  }
}

try {
  const { packs, products, skipped } = await run();
  process.stdout.write(`${packs} packs of ${products} medicines are in place; ${skipped} lines were left out.\n`);
} catch (error) {
  const known = error instanceof ListError || error instanceof StartProblem;
  const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  console.error(known || missing ? (error as Error).message : error);
  process.exitCode = 1;
}
