import { beforeEach, expect, test, vi } from 'vitest';
import { onBothDatabases, type TestServer } from '../../../test/server.ts';
import { statementsOf } from '../../../test/statements.ts';

const checked = vi.hoisted(() => ({ hashes: [] as string[], made: [] as string[] }));
vi.mock(import('@node-rs/argon2'), async (original) => {
  const real = await original();
  return {
    ...real,
    hash: async (password, options) => {
      const made = await real.hash(password, options);
      checked.made.push(made);
      return made;
    },
    verify: (hash, ...rest) => {
      checked.hashes.push(String(hash));
      return real.verify(hash, ...rest);
    },
  };
});

/** What a hash costs: algorithm, version, memory, time, threads. */
const costOf = (hash: string) => hash.split('$').slice(1, 4).join('$');

onBothDatabases('whether an address has an account', (kind) => {
  let server: TestServer;
  beforeEach(async () => {
    // Another file may have loaded the server with what is real.
    vi.resetModules();
    const { makeServer } = await import('../../../test/server.ts');
    server = await makeServer(kind);
    return () => server.close();
  });

  /** What a sign-in with a wrong password makes the server compute. */
  async function workFor(email: string) {
    checked.hashes = [];
    const body = { email, password: 'sbagliata' };
    expect((await server.call('POST', '/api/user/login', { body })).status).toBe(401);
    return checked.hashes.map(costOf);
  }

  test('is not told by what is computed', async () => {
    const { email, id_utente } = await server.person();
    const { hashPassword } = await import('./password.ts');
    const password_hash = await hashPassword('Un vagone rosso, 12 gatti');
    await server.database.updateTable('utenti').set({ password_hash }).where('id_utente', '=', id_utente).execute();
    const known = await workFor(email);
    expect(known).toEqual(['argon2id$v=19$m=19456,t=2,p=1']);
    expect(await workFor('nessuno@libretto.example')).toEqual(known);
    expect(await workFor(`${'x'.repeat(60)}@libretto.example`)).toEqual(known);
  });

  /** What a registration makes the server compute, and what it asks the database for. */
  async function registrationWork(email: string) {
    checked.made = [];
    const password = 'Tre-Gatti-Sul-Tetto-41!';
    const names = { nome: 'Nilde', cognome: 'Iotti', termini: true };
    const body = { ...names, email, password, conferma_password: password };
    const statements = await statementsOf(async () => {
      expect((await server.call('POST', '/api/user/register', { body })).status).toBe(202);
    });
    return { hashes: checked.made.map(costOf), statements };
  }

  test('is not told by the work of a registration', async () => {
    const { email } = await server.person();
    const known = await registrationWork(email);
    expect(known.hashes).toEqual(['argon2id$v=19$m=19456,t=2,p=1']);
    expect(known.statements.length).toBeGreaterThan(5);
    expect(await registrationWork('nessuno@libretto.example')).toEqual(known);
  });
});
