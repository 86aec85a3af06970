import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeServer, onBothDatabases, type TestServer } from '../../test/server.ts';
import { claimJob } from './jobs.repository.ts';

onBothDatabases('a due job', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await makeServer(kind);
  });
  afterAll(() => server.close());

  test('is claimed by a single server', async () => {
    const take = (now: number) =>
      Promise.all(Array.from({ length: 6 }, () => claimJob(server.database, 'prova', 3_600_000, now)));
    for (const now of [0, 3_600_000, 9_000_000]) expect((await take(now)).filter((taken) => taken)).toEqual([true]);
    expect(await claimJob(server.database, 'prova', 3_600_000, 9_000_001)).toBe(false);
    // A clock that was a year ahead and was corrected.
    const year = 365 * 86_400_000;
    expect(await claimJob(server.database, 'prova', 3_600_000, year)).toBe(true);
    expect((await take(10_000_000)).filter((taken) => taken)).toEqual([true]);
  });
});
