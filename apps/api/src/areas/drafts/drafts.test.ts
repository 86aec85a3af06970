import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeServer, noon, onBothDatabases, type Person, type TestServer } from '../../../test/server.ts';

onBothDatabases('drafts', (kind) => {
  let now = noon;
  let server: TestServer;
  let person: Person;

  beforeAll(async () => {
    server = await makeServer(kind, { clock: () => now });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    now = noon;
    person = await server.person();
  });

  const call = (method: string, form: string, contenuto?: unknown) =>
    server.call(method, `/api/bozze${form && `/${form}`}`, {
      token: person.token,
      body: contenuto === undefined ? undefined : { contenuto },
    });

  test('returns the content as it was typed', async () => {
    const typed = { testo: 'Più dolore 🩺', tratti: [[1.5, 2, null], []], vuoto: {}, sì: true };
    expect((await call('PUT', 'taccuino.nuova', typed)).body).toEqual({
      modulo: 'taccuino.nuova',
      aggiornata_il: '2026-03-21T11:00:00.000Z',
    });
    expect((await call('GET', 'taccuino.nuova')).body.contenuto).toEqual(typed);
  });

  test('keeps a draft beyond the session', async () => {
    await call('PUT', 'taccuino.nuova', { testo: 'a metà' });
    await server.call('GET', '/api/user/logout', { token: person.token });
    person.token = await server.session(person.id_utente);
    expect((await call('GET', 'taccuino.nuova')).body.contenuto).toEqual({ testo: 'a metà' });
  });

  test('lists drafts newest first without contents', async () => {
    await call('PUT', 'a', { x: 1 });
    now += 1000;
    await call('PUT', 'b', { x: 2 });
    now += 1000;
    await call('PUT', 'a', { x: 3 });
    expect((await call('GET', '')).body).toEqual([
      { modulo: 'a', aggiornata_il: '2026-03-21T11:00:02.000Z' },
      { modulo: 'b', aggiornata_il: '2026-03-21T11:00:01.000Z' },
    ]);
  });

  test('separates the drafts of users', async () => {
    await call('PUT', 'taccuino.nuova', { testo: 'mio' });
    person = await server.person();
    expect((await call('GET', 'taccuino.nuova')).status).toBe(404);
    expect((await call('DELETE', 'taccuino.nuova')).status).toBe(204);
    expect((await call('GET', '')).body).toEqual([]);
  });

  test('deletes permanently and repeatably', async () => {
    await call('PUT', 'taccuino.3', { testo: 'x' });
    expect((await call('DELETE', 'taccuino.3')).status).toBe(204);
    expect((await call('DELETE', 'taccuino.3')).status).toBe(204);
    expect((await call('GET', 'taccuino.3')).status).toBe(404);
  });

  test('stores a drawing of thousands of strokes', async () => {
    const strokes = Array.from({ length: 2000 }, (_, i) => [i, [i * 0.25, 866 - i, 0.5]]);
    expect((await call('PUT', 'taccuino.nuova', { strokes })).status).toBe(200);
    expect((await call('GET', 'taccuino.nuova')).body.contenuto).toEqual({ strokes });
  });

  test('limits a user to fifty drafts and still updates existing ones', async () => {
    for (let i = 0; i < 50; i++) expect((await call('PUT', `modulo${i}`, {})).status).toBe(200);
    expect((await call('PUT', 'modulo50', {})).status).toBe(409);
    expect((await call('PUT', 'modulo7', { x: 1 })).status).toBe(200);
  });

  test.each(['Taccuino', 'a/b', 'a b', '3', 'a'.repeat(65)])('rejects the form name %j', async (form) => {
    expect((await call('PUT', encodeURIComponent(form), {})).status).toBe(422);
  });
});
