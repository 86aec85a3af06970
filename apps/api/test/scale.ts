import { createHash } from 'node:crypto';

/** Scale of randomized and repeated tests. `npm run torture` increases it and changes the seed. */
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
  people: number('TORTURE_PEOPLE', 300),
  /** Rows per kind in a large record: the default quota allows 4,000 of a dozen kinds. */
  rows: number('TORTURE_ROWS', 200),
  looks: number('TORTURE_LOOKS', 300),
};

export function randomNumbers(seed = scale.seed): () => number {
  let count = 0;
  return () => createHash('sha256').update(`${seed} ${count++}`).digest().readUInt32BE() / 2 ** 32;
}

export const isTorture = process.env.TORTURE_REQUESTS !== undefined;

export function progress(line: string): void {
  if (isTorture) process.stderr.write(`${line}\n`);
}
