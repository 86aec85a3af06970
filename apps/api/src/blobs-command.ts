// See docs/operating.md, "Database and files".
import { parseArgs } from 'node:util';
import { openStoreForCommand } from './blobs/identity.ts';
import { adopt, describeStore } from './blobs/report.ts';
import { planSweep, quarantineDays, sweep } from './blobs/sweep.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import type { Database } from './database/database.ts';
import { openForMaintenance } from './database/open-for-maintenance.ts';
import { StartProblem } from './start-problem.ts';

const usage = 'Usage: npm run blobs -- status, npm run blobs -- sweep [--confirm], npm run blobs -- adopt [--confirm]';

async function sweepStore(database: Database, config: Config, confirmed: boolean): Promise<string> {
  const blobs = await openStoreForCommand(database, config);
  const parts = { database, blobs, clock: Date.now };
  if (confirmed) {
    const { quarantined, released, expired } = await sweep(parts, { confirmed });
    return [
      `${quarantined} files that no row refers to are in the quarantine now, for ${quarantineDays} days.`,
      `${released} came back from it, and ${expired} are deleted, because their ${quarantineDays} days were over.`,
    ].join('\n');
  }
  const { blobs: total, orphans, wanted, expired } = await planSweep(parts);
  return [
    `${orphans.length} of ${total} files would go into the quarantine, for ${quarantineDays} days: no row refers to them.`,
    `${wanted.length} would come back from it, and ${expired.length} would be deleted for good.`,
    'Nothing was done. To do it: npm run blobs -- sweep --confirm',
  ].join('\n');
}

try {
  const options = { confirm: { type: 'boolean', default: false } } as const;
  const { positionals, values } = parseArgs({ options, allowPositionals: true });
  const config = readConfig(process.env);
  const commands: Record<string, (database: Database) => Promise<string>> = {
    status: (database) => describeStore(database, config, Date.now),
    sweep: (database) => sweepStore(database, config, values.confirm),
    adopt: (database) => adopt(database, config, { confirmed: values.confirm, clock: Date.now }),
  };
  const command = commands[positionals.join(' ')];
  if (command === undefined) throw new ConfigError([usage]);
  const database = await openForMaintenance(config, { write: true });
  try {
    process.stdout.write(`${await command(database)}\n`);
  } finally {
    await database.destroy();
  }
} catch (error) {
  console.error(error instanceof StartProblem ? error.message : error);
  process.exitCode = 1;
}
