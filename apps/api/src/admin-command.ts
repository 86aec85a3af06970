// Works before the first start and while the server runs. See docs/operating.md.
import { commands, usage } from './admin/commands.ts';
import { ConfigError, readConfig } from './config.ts';
import { openForCommand } from './database/open-for-maintenance.ts';
import { StartProblem } from './start-problem.ts';

try {
  const [name = '', ...args] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) throw new ConfigError([usage]);
  const config = readConfig(process.env);
  const run = await command.load();
  const database = await openForCommand(config);
  try {
    process.stdout.write(`${await run({ config, database, clock: Date.now }, args)}\n`);
  } finally {
    await database.destroy();
  }
} catch (error) {
  console.error(error instanceof StartProblem ? error.message : error);
  process.exitCode = 1;
}
