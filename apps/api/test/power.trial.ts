// A power cut during writes. `npm run torture -- power` runs it where loop devices are permitted.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LoopDisk } from './loop-disk.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { buildBundle, removeBundle } from './process.ts';
import { progress, randomNumbers, scale } from './scale.ts';
import { kinds } from './server.ts';
import { AcknowledgedChanges } from './writers.ts';

const megabytes = 1024;
/** Maximum milliseconds between the first acknowledgement of a round and the cut. */
const longestMs = 3000;

beforeAll(buildBundle);
afterAll(removeBundle);

describe.each(kinds)('a power cut on %s', (kind) => {
  let disk: LoopDisk;
  let postgres: TestPostgres | undefined;
  beforeAll(() => {
    disk = new LoopDisk(megabytes);
  });
  afterAll(async () => {
    await postgres?.abort();
    disk.remove();
  });

  test(`loses no acknowledged data in ${scale.cuts} cuts`, async () => {
    const random = randomNumbers();
    const DATA_DIR = join(disk.path, 'server');
    const folder = join(disk.path, 'postgres');
    mkdirSync(folder);
    const acknowledged = new AcknowledgedChanges({ DATA_DIR });
    const startDatabase = async () => {
      if (kind === 'sqlite') return {};
      postgres = await startPostgres({ folder, durable: true });
      return { DATABASE_URL: postgres.url };
    };
    let cuts = 0;
    for (let round = 1; round <= scale.cuts; round++) {
      const environment = await startDatabase();
      let isBegun = false;
      const { ended } = await acknowledged.round(
        round,
        ({ child }) => {
          if (isBegun) return;
          isBegun = true;
          setTimeout(() => {
            try {
              disk.cutPower();
              cuts += 1;
            } finally {
              // Runs briefly without its disk and must not acknowledge anything then.
              setTimeout(() => child.kill('SIGKILL'), 100);
            }
          }, random() * longestMs);
        },
        { mayFail: true, environment },
      );
      await ended;
      await postgres?.abort();
      expect(cuts).toBe(round);
      disk.restorePower();
      progress(`${kind}: ${round} of ${scale.cuts} power cuts, ${acknowledged.size} entries kept`);
    }
    await acknowledged.checkAll(await startDatabase());
    expect(acknowledged.size).toBeGreaterThan(scale.cuts);
  }, 3_600_000);
});
