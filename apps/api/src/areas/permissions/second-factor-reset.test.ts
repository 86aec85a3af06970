import { afterAll, beforeAll, expect, test } from 'vitest';
import { lettersTo } from '../../../test/post.ts';
import { giveTotp, insertTestPasskey } from '../../../test/second-factor.ts';
import { makeServer, noon, onBothDatabases, type Person, password, type TestServer } from '../../../test/server.ts';
import { administratorRole, grantRole } from './permissions.repository.ts';

onBothDatabases('the reset of a second factor', (kind) => {
  let server: TestServer;
  let admin: Person;
  beforeAll(async () => {
    server = await makeServer(kind, { clock: () => noon });
    admin = await server.person([]);
    await grantRole(server.database, admin.id_utente, administratorRole);
  });
  afterAll(() => server.close());

  const post = (path: string, body: unknown) =>
    server.call('POST', `/api/security/${path}`, { token: admin.token, body });
  const log = async () => (await server.call('GET', '/api/security/registro', { token: admin.token })).body.data;

  test('an administrator lets in again who lost the second step, says why, and never does it to themselves', async () => {
    const person = await server.person();
    await giveTotp(server, person, 'in use');
    await insertTestPasskey(server, person);
    const reset = (id: number, motivo = 'Riconosciuta allo sportello') => post('azzeraSecondoFattore', { id, motivo });
    expect((await reset(person.id_utente, ' ')).status).toBe(422);
    const signIn = async () =>
      (await server.call('POST', '/api/user/login', { body: { email: person.email, password } })).body;
    expect(await signIn()).toHaveProperty('secondo_passo');
    expect((await reset(person.id_utente)).body).toMatchObject({ id_utente: person.id_utente });
    expect((await server.call('GET', '/api/user/sessioni', { token: person.token })).status).toBe(401);
    expect(await signIn()).toHaveProperty('success.token');
    expect((await reset(person.id_utente)).body.code).toBe('no-second-factor');
    expect((await reset(admin.id_utente)).body.code).toBe('own-second-factor');
    expect(await log()).toContainEqual(
      expect.objectContaining({
        ...{ azione: 'utente-secondo-fattore', oggetto: person.email },
        ...{ prima: null, dopo: 'Riconosciuta allo sportello' },
      }),
    );
    const [letter] = await lettersTo(server, person.email);
    expect(letter).toContain('un amministratore ha azzerato la verifica in due passaggi');
    const audit = server.database.selectFrom('audit').select(['kind', 'id_utente']);
    expect(await audit.where('id_paziente', '=', person.id_paziente).execute()).toContainEqual({
      kind: 'account',
      id_utente: admin.id_utente,
    });
  });
});
