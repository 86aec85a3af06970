// `npm run audit:verify` checks the database, `npm run audit:verify -- audit.ndjson` an export against it.
import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import {
  allEntries,
  type ChainVerification,
  type ExportedEntry,
  findLostEnds,
  verifyChains,
} from './areas/audit/export.ts';
import { ConfigError, readConfig } from './config.ts';
import type { Database } from './database/database.ts';
import { openForMaintenance } from './database/open-for-maintenance.ts';
import { StartProblem } from './start-problem.ts';

const line = v.strictObject({
  id_paziente: v.number(),
  sequence: v.number(),
  at: v.string(),
  id_utente: v.number(),
  action: v.string(),
  kind: v.string(),
  id_record: v.number(),
  hash: v.string(),
});

async function* readEntries(file: string): AsyncGenerator<ExportedEntry> {
  // The hash covers these values, whatever they are.
  for await (const text of createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY }))
    yield v.parse(line, JSON.parse(text)) as ExportedEntry;
}

function printResult(what: string, { entries, ends, broken }: ChainVerification): boolean {
  for (const [record, sequence] of broken) console.error(`Record ${record}: entry ${sequence} does not match.`);
  if (broken.size > 0) return false;
  process.stdout.write(`${what}: ${entries} entries of ${ends.size} records, every chain is intact.\n`);
  return true;
}

async function verify(database: Database, file: string | undefined): Promise<boolean> {
  const whole = printResult('Database', await verifyChains(allEntries(database)));
  if (file === undefined) return whole;
  const exported = await verifyChains(readEntries(resolve(file)));
  const lost = await findLostEnds(database, exported.ends);
  for (const record of lost) console.error(`Record ${record}: exported entries are missing in the database.`);
  return printResult(file, exported) && whole && lost.length === 0;
}

try {
  const [file, ...more] = parseArgs({ allowPositionals: true }).positionals;
  if (more.length > 0) throw new ConfigError(['Usage: npm run audit:verify [-- <export.ndjson>]']);
  const database = await openForMaintenance(readConfig(process.env), { write: false });
  try {
    if (!(await verify(database, file))) process.exitCode = 1;
  } finally {
    await database.destroy();
  }
} catch (error) {
  console.error(error instanceof StartProblem ? error.message : error);
  process.exitCode = 1;
}
