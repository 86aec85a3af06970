import { expect, test } from 'vitest';
import { startPayPal } from '../test/paypal-server.ts';
import { operations, sampleOf, urlOf } from '../test/requests.ts';
import { makeServer, onBothDatabases } from '../test/server.ts';

onBothDatabases('the log', (kind) => {
  test('has a line for each request, and nothing of what people write, are called or look for', async () => {
    const paypal = await startPayPal();
    const server = await makeServer(kind, { settings: paypal.settings });
    const person = await server.person();
    const secret = 'EMICRANIA';
    const { token } = person;
    for (const operation of operations) {
      const sample = await sampleOf(server, person, operation);
      const texts = {
        password: secret,
        taccuino_descrizione: secret,
        contatto_nominativo: secret,
        diagnosi_patologia: secret,
        visita_motivazione: secret,
        anamnesi_familiare_contenuto: secret,
        noteStileVita: secret,
        note_gravidanza: secret,
        contenuto: { a: secret },
      };
      const known = Object.entries(texts).filter(([name]) => name in (sample.body ?? {}));
      const body = sample.body && { ...sample.body, ...Object.fromEntries(known) };
      await server.call(operation.method, `${urlOf(operation, sample)}?q=${secret}`, { token, body });
      person.token = await server.session(person.id_utente);
      const raw = `{"a":"${secret}`;
      if (operation.body) await server.call(operation.method, urlOf(operation, sample), { token: person.token, raw });
      const unknown = { ...body, [secret]: secret };
      if (operation.body)
        await server.call(operation.method, urlOf(operation, sample), { token: person.token, body: unknown });
    }
    await server.call('GET', `/api/location/${secret}`, { token: person.token });
    await server.call('GET', `/api/${secret}`, { token: person.token });
    await server.call('GET', `/api/%E0${secret}`);
    await server.call('POST', '/api/user/login', { body: { email: `${secret}@libretto.example`, password: secret } });
    // A failure whose message quotes what it failed over: the JSON parser's does.
    const damaged = { contenuto: secret };
    await server.database.updateTable('bozze').set(damaged).where('id_utente', '=', person.id_utente).execute();
    const failed = await server.call('GET', '/api/bozze/taccuino.nuova', { token: person.token });
    expect(failed.status).toBe(500);
    await server.close();
    await paypal.close();

    const text = server.logs.join('');
    expect(text).toContain('"status":500');
    expect(text).toContain('/api/taccuino/:id_taccuino');
    expect(text.toUpperCase()).not.toContain(secret);
    expect(text).not.toContain(person.email);
    expect(text).not.toContain(person.token);
    expect(text).not.toContain('Prova1');
    const lines = server.logs.map((line): Record<string, unknown> => JSON.parse(line));
    for (const line of lines.filter(({ msg }) => msg === 'answered')) {
      expect(Object.keys(line).sort()).toEqual(['level', 'method', 'ms', 'msg', 'reqId', 'route', 'status', 'time']);
    }
    const failure = lines.find(({ msg }) => msg === 'request failed');
    expect(failure).toMatchObject({
      level: 50,
      reqId: failed.body.instance,
      err: { stack: expect.stringContaining('at ') },
    });
  });
});
