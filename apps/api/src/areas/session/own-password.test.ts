import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeServer, noon, onBothDatabases, password, type TestServer } from '../../../test/server.ts';
import { checkOwnPassword } from './own-password.ts';

onBothDatabases('the own password', (kind) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await makeServer(kind);
  });
  afterAll(() => server.close());

  test('is accepted many times concurrently and records no failure', async () => {
    const { id_utente } = await server.person();
    const session = { id_utente, id_paziente: undefined, id_proprietario: id_utente, tokenHash: '', expiresAt: '' };
    const parts = { database: server.database, clock: () => noon };
    const proof = { session, address: '192.0.2.7', field: 'password', password };
    // Fewer than the failures that trigger throttling.
    for (let round = 0; round < 20; round += 1) {
      const answers = await Promise.allSettled(Array.from({ length: 3 }, () => checkOwnPassword(parts, proof)));
      expect(answers.filter(({ status }) => status === 'rejected')).toEqual([]);
    }
    const left = await server.database.selectFrom('throttle').select('failures').where('failures', '>', 0).execute();
    expect(left).toEqual([]);
  });
});
