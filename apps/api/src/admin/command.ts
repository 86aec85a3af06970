import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';

export interface CommandContext {
  config: Config;
  database: Database;
  clock: Clock;
}

/** Returns the text to print. The message of a `StartProblem` is printed and the exit code is 1. */
export type RunCommand = (context: CommandContext, args: string[]) => Promise<string>;
