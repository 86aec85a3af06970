import { createHash } from 'node:crypto';

/**
 * How much the tests that try something at random, or again and again, do of it. `npm run torture` asks for more, and for
 * other chances than those that every run of the tests takes.
 */
const number = (name: string, usual: number) => Number(process.env[name] ?? usual);

export const scale = {
  requests: number('TORTURE_REQUESTS', 120),
  seed: number('TORTURE_SEED', 20_260_321),
  kills: number('TORTURE_KILLS', 6),
  clients: number('TORTURE_CLIENTS', 100),
  seconds: number('TORTURE_SECONDS', 2),
  migrations: number('TORTURE_MIGRATIONS', 1),
  cuts: number('TORTURE_CUTS', 2),
  soakSeconds: number('TORTURE_SOAK_SECONDS', 60),
  /** In the database that is migrated. */
  people: number('TORTURE_PEOPLE', 300),
  /** Rows of each kind in a large record: 4,000 of a dozen kinds are what the usual quota allows. */
  rows: number('TORTURE_ROWS', 200),
  /** Looks at the health of a busy server. */
  looks: number('TORTURE_LOOKS', 300),
};

/** Returns numbers from 0 to 1 that the seed decides, so that a run can be repeated. */
export function randomNumbers(seed = scale.seed): () => number {
  let count = 0;
  return () => createHash('sha256').update(`${seed} ${count++}`).digest().readUInt32BE() / 2 ** 32;
}

/** Whether somebody waits for it and wants to see how far it is. */
export const isTorture = process.env.TORTURE_REQUESTS !== undefined;

export function progress(line: string): void {
  if (isTorture) process.stderr.write(`${line}\n`);
}
