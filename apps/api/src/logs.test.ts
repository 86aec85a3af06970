import { expect, test } from 'vitest';
import { operations } from '../test/operations.ts';
import { startPayPal } from '../test/paypal-server.ts';
import { buildSample, toUrl } from '../test/requests.ts';
import { makeServer, onBothDatabases } from '../test/server.ts';
import { document, resolve, type Schema } from './contract/document.ts';

const secret = 'EMICRANIA';

function markFreeTexts(given: Schema | undefined, value: unknown): unknown {
  const schema = given && resolve(document, given);
  if (typeof value === 'string') {
    const free = !(
      schema &&
      ('enum' in schema || 'const' in schema || 'pattern' in schema || (schema.format ?? 'password') !== 'password')
    );
    return free ? `${value} ${secret}` : value;
  }
  if (Array.isArray(value)) return value.map((one) => markFreeTexts(schema?.items, one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, markFreeTexts(schema?.properties?.[name], inner)]),
  );
}

const markAllTexts = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, inner) => (typeof inner === 'string' ? `${inner}${secret}` : inner));

onBothDatabases('the log', (kind) => {
  test('has a line for each request, and no personal data or search terms', async () => {
    const paypal = await startPayPal();
    const server = await makeServer(kind, { settings: paypal.settings });
    const person = await server.person();
    const asked = new Map<string, number>();
    for (const operation of operations) {
      person.token = await server.session(person.id_utente);
      const sample = await buildSample(server, person, operation);
      const send = async (request: { body?: unknown; raw?: string }) => {
        person.token = await server.session(person.id_utente);
        const url = toUrl(operation, sample);
        const secretUrl = `${url}${url.includes('?') ? '&' : '?'}q=${secret}`;
        await server.call(operation.method, secretUrl, {
          token: person.token,
          ...request,
          headers: { 'user-agent': secret },
        });
        asked.set(operation.id, (asked.get(operation.id) ?? 0) + 1);
      };
      const body = operation.body && markFreeTexts(operation.body.schema, sample.body);
      await send({ body });
      if (operation.body === undefined) continue;
      await send({ body: markAllTexts(sample.body) });
      await send({ raw: `{"a":"${secret}` });
      await send({ body: { ...sample.body, [secret]: secret } });
    }
    const token = await server.session(person.id_utente);
    await server.call('GET', `/api/location/${secret}`, { token });
    await server.call('GET', `/api/${secret}`, { token });
    await server.call('GET', `/api/%E0${secret}`);
    await server.call('POST', '/api/user/login', { body: { email: `${secret}@libretto.example`, password: secret } });
    // The JSON parser's error message quotes its input.
    const draft = { contenuto: { testo: secret } };
    expect((await server.call('PUT', '/api/bozze/taccuino.nuova', { token, body: draft })).status).toBe(200);
    const damaged = { contenuto: secret };
    await server.database.updateTable('bozze').set(damaged).where('id_utente', '=', person.id_utente).execute();
    const failed = await server.call('GET', '/api/bozze/taccuino.nuova', { token });
    expect(failed.status).toBe(500);
    await server.close();
    await paypal.close();

    const text = server.logs.join('');
    expect(text).toContain('"status":500');
    expect(text).toContain('/api/taccuino/:id_taccuino');
    expect(text.toUpperCase()).not.toContain(secret);
    expect(text).not.toContain(person.email);
    expect(text).not.toContain(token);
    expect(text).not.toContain('Prova1');
    expect([...asked.keys()].sort()).toEqual(operations.map(({ id }) => id).sort());
    const lines = server.logs.map((line): Record<string, unknown> => JSON.parse(line));
    const answered = lines.filter(({ msg }) => msg === 'answered');
    expect(answered.length).toBeGreaterThanOrEqual([...asked.values()].reduce((sum, count) => sum + count));
    for (const line of answered) {
      expect(Object.keys(line).sort()).toEqual(['level', 'method', 'ms', 'msg', 'reqId', 'route', 'status', 'time']);
    }
    const failure = lines.find(({ msg }) => msg === 'request failed');
    expect(failure).toMatchObject({
      level: 50,
      reqId: failed.body.instance,
      err: { stack: expect.stringContaining('at ') },
    });
  }, 120_000);
});
