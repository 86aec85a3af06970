import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeServer, noon, onBothDatabases, type Person, type TestServer } from '../../../test/server.ts';
import { fullLicence } from './permissions.repository.ts';

onBothDatabases('a licence without an end', (kind) => {
  let server: TestServer;
  let token: string;
  let person: Person;
  let endless: number;

  beforeAll(async () => {
    server = await makeServer(kind, { clock: () => noon });
    ({ token } = await server.person(['admin']));
    const data = { descrizione: 'Per sempre', costo: 0, durata_mesi: null, enable: 1 };
    endless = (await post('addLicenza', { data })).body.id;
  });
  beforeEach(async () => {
    person = await server.person([]);
  });
  afterAll(() => server.close());

  const post = (path: string, body: unknown) => server.call('POST', `/api/security/${path}`, { token, body });
  const grant = (data = endless) => post('addLicenzaUtente', { id: person.id_utente, data });
  const revoke = (data: number, revoca: boolean) => post('revocaLicenzaUtente', { id: person.id_utente, data, revoca });
  const held = async () => {
    const rows = server.database.selectFrom('utenti_licenze').select('id').where('id_utente', '=', person.id_utente);
    return (await rows.where('revoked_at', 'is', null).execute()).length;
  };

  test('is granted only once per user', async () => {
    expect((await grant()).status).toBe(200);
    const again = await grant();
    expect([again.status, again.body.code]).toEqual([409, 'already-held']);
    expect(await held()).toBe(1);
    expect((await grant(fullLicence)).status).toBe(200);
    person = await server.person([]);
    expect((await grant()).status).toBe(200);
  });

  test('is granted once by concurrent administrators', async () => {
    const admins = await Promise.all(Array.from({ length: 4 }, () => server.person(['admin'])));
    const body = { id: person.id_utente, data: endless };
    const give = ({ token }: Person) => server.call('POST', '/api/security/addLicenzaUtente', { token, body });
    const answers = await Promise.all(admins.map(give));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await held()).toBe(1);
  });

  test('can be granted again after revocation, which cannot be undone then', async () => {
    const [first] = (await grant()).body.licenze;
    await revoke(first.id, true);
    const [second] = (await grant()).body.licenze;
    expect(second.stato).toBe('attiva');
    const back = await revoke(first.id, false);
    expect([back.status, back.body.code]).toEqual([409, 'already-held']);
    expect(await held()).toBe(1);
    await revoke(second.id, true);
    expect((await revoke(first.id, false)).status).toBe(200);
  });

  test('may follow one that ends', async () => {
    const data = { descrizione: `Un mese ${person.id_utente}`, costo: 0, durata_mesi: 1, enable: 1 };
    const { id } = (await post('addLicenza', { data })).body;
    await grant(id);
    await post('addLicenza', { id, data: { ...data, durata_mesi: null } });
    expect((await grant(id)).status).toBe(200);
    expect((await grant(id)).body.code).toBe('already-held');
  });
});
