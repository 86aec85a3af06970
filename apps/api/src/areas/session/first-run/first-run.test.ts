import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  isTestedWhole,
  makeServer,
  noon,
  onBothDatabases,
  password,
  type TestServer,
} from '../../../../test/server.ts';
import { administratorRole, grantRole } from '../../permissions/permissions.repository.ts';
import { deleteFirstRunCode, issueFirstRunCode } from './first-run.repository.ts';

onBothDatabases('the first run', (kind) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await makeServer(kind, { clock: () => noon });
  });
  afterEach(() => server.close());

  const needed = async () => (await server.call('GET', '/api/primoAvvio')).body.necessario;
  let addresses = 0;
  const complete = (codice: string, email = 'prima@libretto.example', address = `10.7.0.${++addresses}`) =>
    server.call('POST', '/api/primoAvvio', {
      address,
      body: { codice, nome: 'Nilde', cognome: 'Iotti', email, password, conferma_password: password, termini: true },
    });
  const signIn = async (email: string) =>
    (await server.call('POST', '/api/user/login', { body: { email, password } })).body.success;
  const makeAdministrator = async () => {
    const person = await server.person([]);
    await grantRole(server.database, person.id_utente, administratorRole);
    return person;
  };

  test('accepts exactly one of several concurrent requests', async () => {
    const code = await issueFirstRunCode(server.database);
    const answers = await Promise.all([1, 2, 3].map((one) => complete(code, `prima${one}@libretto.example`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409]);
    const users = await server.database.selectFrom('utenti').select('email').execute();
    expect(users).toHaveLength(1);
  });

  test('ignores demo accounts, which cannot sign in', async () => {
    const { id_utente } = await makeAdministrator();
    expect(await needed()).toBe(false);
    await server.database.updateTable('utenti').set({ demo: 1 }).where('id_utente', '=', id_utente).execute();
    expect(await needed()).toBe(true);
  });

  // Only the lock and the query of usable administrators differ.
  if (!isTestedWhole(kind)) return;

  test('creates the first administrator with the printed code in any notation', async () => {
    const code = await issueFirstRunCode(server.database);
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
    expect(await needed()).toBe(true);
    expect((await complete(code.toLowerCase().replaceAll('-', ' '))).status).toBe(204);
    expect(await needed()).toBe(false);
    const { token, user } = await signIn('prima@libretto.example');
    const log = await server.call('GET', '/api/security/registro', { token });
    expect(log.body.data).toMatchObject([
      {
        chi: 'Nilde Iotti',
        azione: 'utente-ruoli',
        oggetto: 'prima@libretto.example',
        prima: '',
        dopo: 'Amministratore',
      },
    ]);
    expect((await server.call('GET', `/api/patient/${user.id_utente}`, { token })).body.paziente_nome).toBe('Nilde');
  });

  test('accepts only the latest code, stores its hash and throttles guesses', async () => {
    const old = await issueFirstRunCode(server.database);
    const code = await issueFirstRunCode(server.database);
    const stored = JSON.stringify(await server.database.selectFrom('primo_avvio').selectAll().execute());
    expect(stored).not.toContain(code);
    expect(stored).not.toContain(code.replaceAll('-', ''));
    const answers = [await complete(old)];
    for (let i = 0; i < 61; i++) answers.push(await complete('0000-0000-0000-0000', undefined, '10.6.0.1'));
    expect(answers[0]?.body.code).toBe('wrong-code');
    expect(answers.at(-1)?.status).toBe(429);
    expect((await complete(code)).status).toBe(204);
  });

  test('closes after the first administrator, and a failed attempt does not consume the code', async () => {
    const code = await issueFirstRunCode(server.database);
    const person = await server.person([]);
    const taken = await complete(code, person.email);
    expect([taken.status, taken.body.code]).toEqual([409, 'email-exists']);
    await makeAdministrator();
    expect(await needed()).toBe(false);
    const late = await complete(code);
    expect([late.status, late.body.code]).toEqual([409, 'has-administrator']);
    await server.database.deleteFrom('utenti_ruoli').execute();
    expect((await complete(code)).status).toBe(204);
  });

  test('has no code after a start that found an administrator', async () => {
    const code = await issueFirstRunCode(server.database);
    await deleteFirstRunCode(server.database);
    expect((await complete(code)).body.code).toBe('wrong-code');
  });
});
