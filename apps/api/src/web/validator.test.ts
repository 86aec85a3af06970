import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeServer, type Person, type TestServer } from '../../test/server.ts';

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await makeServer('sqlite');
  person = await server.person();
});
afterAll(() => server.close());

const read = (headers: Record<string, string> = {}) =>
  server.call('GET', `/api/moreContactsGet/${person.id_utente}`, { token: person.token, headers });

test('returns 304 until the data changes', async () => {
  const first = await read();
  const tag = String(first.headers.etag);
  expect([first.status, tag]).toEqual([200, expect.stringMatching(/^W\/"[\w-]+"$/)]);
  for (const held of [tag, `"another", ${tag}`, tag.replace('W/', '')]) {
    const again = await read({ 'if-none-match': held });
    expect([again.status, again.text, again.headers.etag]).toEqual([304, '', tag]);
  }
  expect((await read({ 'if-none-match': '"another"' })).text).toBe(first.text);

  const contact = { id_contatto_tipologia: 0, contatto_nominativo: 'Anna', contatto_telefono: '0511234567' };
  const body = { ...contact, id_livello_confidenzialita: 1 };
  await server.call('POST', '/api/salva/contattialtro/0', { token: person.token, body });
  const changed = await read({ 'if-none-match': tag });
  expect(changed.status).toBe(200);
  expect(changed.text).toContain('Anna');
  expect(changed.headers.etag).not.toBe(tag);
});

test('returns no validator to unauthorized clients', async () => {
  const tag = String((await read()).headers.etag);
  const stranger = await server.call('GET', `/api/moreContactsGet/${person.id_utente}`, {
    headers: { 'if-none-match': tag },
  });
  expect([stranger.status, stranger.headers.etag]).toEqual([401, undefined]);
});
