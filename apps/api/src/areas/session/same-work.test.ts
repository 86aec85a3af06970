import { beforeEach, expect, test, vi } from 'vitest';
import { onBothDatabases, type TestServer } from '../../../test/server.ts';
import { recordStatements } from '../../../test/statements.ts';

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

const getCost = (hash: string) => hash.split('$').slice(1, 4).join('$');

onBothDatabases('the existence of an account', (kind) => {
  let server: TestServer;
  beforeEach(async () => {
    // Another test file may have loaded the modules without mocks.
    vi.resetModules();
    const { makeServer } = await import('../../../test/server.ts');
    server = await makeServer(kind);
    return () => server.close();
  });

  async function signInWork(email: string) {
    checked.hashes = [];
    const body = { email, password: 'sbagliata' };
    expect((await server.call('POST', '/api/user/login', { body })).status).toBe(401);
    return checked.hashes.map(getCost);
  }

  test('is not revealed by the work of a sign-in', async () => {
    const { email, id_utente } = await server.person();
    const { hashPassword } = await import('./password.ts');
    const password_hash = await hashPassword('Un vagone rosso, 12 gatti');
    await server.database.updateTable('utenti').set({ password_hash }).where('id_utente', '=', id_utente).execute();
    const known = await signInWork(email);
    expect(known).toEqual(['argon2id$v=19$m=19456,t=2,p=1']);
    expect(await signInWork('nessuno@libretto.example')).toEqual(known);
    expect(await signInWork(`${'x'.repeat(60)}@libretto.example`)).toEqual(known);
  });

  async function registrationWork(email: string) {
    checked.made = [];
    const password = 'Tre-Gatti-Sul-Tetto-41!';
    const names = { nome: 'Nilde', cognome: 'Iotti', termini: true };
    const body = { ...names, email, password, conferma_password: password };
    const statements = await recordStatements(async () => {
      expect((await server.call('POST', '/api/user/register', { body })).status).toBe(202);
    });
    return { hashes: checked.made.map(getCost), statements };
  }

  test('is not revealed by the work of a registration', async () => {
    const { email } = await server.person();
    const known = await registrationWork(email);
    expect(known.hashes).toEqual(['argon2id$v=19$m=19456,t=2,p=1']);
    expect(known.statements.length).toBeGreaterThan(5);
    expect(await registrationWork('nessuno@libretto.example')).toEqual(known);
  });
});
