import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildBundle, removeBundle } from './process.ts';
import { progress, scale } from './scale.ts';
import { freshPostgres, kinds } from './server.ts';
import { AcknowledgedChanges } from './writers.ts';

const rounds = scale.kills;

let folder: string;
beforeAll(async () => {
  await buildBundle();
  folder = mkdtempSync(join(tmpdir(), 'libretto-crash-'));
});
afterAll(() => {
  removeBundle();
  rmSync(folder, { recursive: true, force: true });
});

describe.each(kinds)('on %s', (kind) => {
  test('everything acknowledged before a kill is stored completely after the restart', async () => {
    const postgres = kind === 'postgres' ? await freshPostgres() : undefined;
    const acknowledged = new AcknowledgedChanges({
      DATA_DIR: join(folder, kind),
      ...(postgres && { DATABASE_URL: postgres.url }),
    });
    for (let round = 0; round < rounds; round++) {
      // A different time in each round: after one to 24 acknowledgements, and a few milliseconds later.
      let left = 1 + ((round * 7) % 24);
      const { ended } = await acknowledged.round(round, ({ child }) => {
        left -= 1;
        if (left === 0) setTimeout(() => child.kill('SIGKILL'), (round * 3) % 11);
      });
      expect((await ended).signal).toBe('SIGKILL');
      progress(`${kind}: ${round + 1} of ${rounds} kills, ${acknowledged.size} entries kept`);
    }
    await acknowledged.checkAll();
    expect(acknowledged.size).toBeGreaterThan(rounds);
    await postgres?.drop();
  }, 3_600_000);
});
