import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations } from '../../test/operations.ts';
import { makeRecord } from '../../test/own-records.ts';
import { type StandIn, startPayPal } from '../../test/paypal-server.ts';
import { buildSample, kindOf, replaceId, toUrl } from '../../test/requests.ts';
import type { Sample } from '../../test/sample.ts';
import { isTestedWhole, makeServer, noon, onBothDatabases, type Person, type TestServer } from '../../test/server.ts';
import type { Feature } from '../policy/features.ts';
import { features } from '../policy/features.ts';
import { document, resolve, type Schema } from './document.ts';
import { bodyLimit } from './limits.ts';
import type { Operation } from './operations.ts';

const largestId = 2_147_483_647;

function objectPointers(schema: Schema, value: unknown, at: string): string[] {
  const { properties } = resolve(document, schema);
  if (properties === undefined || typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(properties).flatMap(([name, property]) =>
    objectPointers(property, Reflect.get(value, name), `${at}/${name}`),
  );
  return [at, ...inner];
}

function textPointers(value: unknown, at = ''): string[] {
  if (typeof value === 'string') return [at];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textPointers(inner, `${at}/${name}`));
}

function editCopy(body: unknown, pointer: string, edit: (holder: object, name: string) => void): unknown {
  const copy = structuredClone(body);
  const names = pointer.split('/').slice(1);
  const last = names.pop() ?? '';
  const holder = names.reduce<unknown>(
    (at, name) => (typeof at === 'object' && at !== null ? Reflect.get(at, name) : at),
    copy,
  );
  if (typeof holder === 'object' && holder !== null) edit(holder, last);
  return copy;
}

const guarded = operations.filter(({ rule }) => rule !== 'public');
const byId = (list: Operation[]) => list.map((operation) => [operation.id, operation] as const);
const withBody = operations.filter(({ body }) => body !== undefined);
const withIds = operations.filter(({ ids }) => ids.length > 0);
const withPathIds = operations.filter(({ ids }) => ids.some((id) => id.in === 'path'));

onBothDatabases('every operation of the contract', (kind) => {
  let now = noon;
  let server: TestServer;
  let stranger: Person;
  let paypal: StandIn;

  beforeAll(async () => {
    paypal = await startPayPal();
    server = await makeServer(kind, { clock: () => now, settings: paypal.settings });
    stranger = await server.person();
  });
  afterAll(async () => {
    await server.close();
    await paypal.close();
  });

  const createPerson = () => server.person(features);
  const send = (operation: Operation, sample: Sample, token?: string) =>
    server.call(operation.method, toUrl(operation, sample), { token, body: sample.body });
  const readAllTables = async () => {
    const tables = [
      'pazienti',
      'contact_detail',
      'contatti',
      'tbl_taccuinos',
      'taccuino_zone',
      'indagini',
      'files',
      'scores',
      'associated_doctors',
      'associated_doctors_tags',
      'associated_doctors_exceptions',
      'mail',
      'diagnosi',
      'visite',
      'tbl_parametri_vitalis',
      'link_personali',
      'anamnesi_log',
      'tbl_anamnesi_familiare',
      'tbl_anamnesi_pt_prossima',
      'tbl_anamnesi_pt_remota',
      'tbl_anamnesi_fisiologica',
      'tbl_gravidanze',
      'audit',
      'bozze',
      'consensi',
      'dati_conservati',
      'acquisti',
      'condivisioni',
      'utenti_licenze',
    ] as const;
    return Promise.all(tables.map((table) => server.database.selectFrom(table).selectAll().execute()));
  };

  // covers C-02 R-02
  test.each(byId(guarded))('%s returns a valid response to its owner', async (_, operation) => {
    const person = await (operation.id === 'destroyUser' ? server.person() : createPerson());
    const answer = await send(operation, await buildSample(server, person, operation), person.token);
    expect(answer.status).toBe(operation.success);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  describe.each(byId(withIds))('%s', (_, operation) => {
    test.each(operation.ids)('answers $name of another person in the $in like a missing one', async (id) => {
      const [person, other] = [await createPerson(), await createPerson()];
      const sample = await buildSample(server, person, operation);
      const foreign = await makeRecord(server, other, operation, kindOf(id, sample));
      const before = await readAllTables();
      const answers = [];
      for (const value of [foreign, largestId, largestId + 1, Number.MAX_SAFE_INTEGER]) {
        answers.push(await send(operation, replaceId(sample, id, value), person.token));
      }
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect(await readAllTables()).toEqual(before);
    });
  });

  // The other refusals are decided before the records are queried.
  if (!isTestedWhole(kind)) return;

  // covers C-02 R-02
  test.each(byId(guarded))('%s returns the same 401 for every missing or invalid session', async (_, operation) => {
    const person = await createPerson();
    const sample = await buildSample(server, person, operation);
    const expired = await server.session(person.id_utente);
    const revoked = await server.session(person.id_utente);
    await server.call('GET', '/api/user/logout', { token: revoked });
    now += 700_000;
    const before = await readAllTables();
    const headers = [
      {},
      { authorization: '' },
      { authorization: 'Bearer' },
      { authorization: 'Bearer x' },
      { authorization: `Bearer ${'A'.repeat(43)}` },
      { authorization: `Bearer ${'A'.repeat(5000)}` },
      { authorization: `Basic ${person.token}` },
      { authorization: person.token },
      { authorization: `Bearer ${expired}` },
      { authorization: `Bearer ${revoked}` },
    ];
    const answers = [];
    for (const header of headers) {
      answers.push(
        await server.call(operation.method, toUrl(operation, sample), { body: sample.body, headers: header }),
      );
    }
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(401);
    expect(answers[0]?.headers['www-authenticate']).toBe('Bearer');
    expect(await readAllTables()).toEqual(before);
  });

  describe.each(byId(withPathIds))('%s', (_, operation) => {
    test.each(operation.ids.filter((id) => id.in === 'path'))(
      'answers a malformed $name like a missing one',
      async (id) => {
        const person = await createPerson();
        const sample = await buildSample(server, person, operation);
        const unknown = await send(operation, replaceId(sample, id, largestId), person.token);
        for (const text of ['-1', '1.5', 'abc', '1e3', '0x1', ' 1', "1'--", '%00', '99999999999999999999']) {
          const odd = { ...sample, path: { ...sample.path, [id.name]: text } };
          const answer = await send(operation, odd, person.token);
          expect(`${text} ${answer.text}`).toBe(`${text} ${unknown.text}`);
        }
      },
    );
  });

  describe.each(byId(withBody))('%s', (_, operation) => {
    const schema = operation.body?.schema ?? {};
    const request = async () => {
      const person = await createPerson();
      return { token: person.token, sample: await buildSample(server, person, operation) };
    };
    let prepared: ReturnType<typeof request> | undefined;
    const post = async (raw: string, headers = {}) => {
      // A request that is refused changes nothing: the next one can use the same records.
      prepared ??= request();
      const { token, sample } = await prepared;
      return server.call(operation.method, toUrl(operation, sample), { token, raw, headers });
    };

    if (operation.keptFields) {
      test('ignores unknown fields', async () => {
        const { token, sample } = await request();
        const body = { ...sample.body, inventato: { altro: 1 }, constructor: 1 };
        expect((await send(operation, { ...sample, body }, token)).status).toBe(operation.success);
      });
    } else {
      test('refuses unknown fields at every depth', async () => {
        const { token, sample } = await request();
        const before = await readAllTables();
        for (const at of objectPointers(schema, sample.body, '')) {
          for (const name of ['inventato', 'admin', 'constructor']) {
            const body = editCopy(sample.body, `${at}/${name}`, (holder) => Reflect.set(holder, name, 1));
            const answer = await send(operation, { ...sample, body }, token);
            expect(answer.status).toBe(422);
            expect(answer.body.errors.map((error: { path: string }) => error.path)).toContain(`${at}/${name}`);
          }
        }
        expect(await readAllTables()).toEqual(before);
      });
    }

    test('refuses text with NUL or lone surrogates', async () => {
      const { token, sample } = await request();
      for (const pointer of textPointers(sample.body)) {
        for (const bad of ['\0', '\ud800']) {
          const body = editCopy(sample.body, pointer, (holder, name) =>
            Reflect.set(holder, name, `${Reflect.get(holder, name)}${bad}`),
          );
          const answer = await send(operation, { ...sample, body }, token);
          expect(answer.status).toBe(422);
          expect(answer.body.errors.map((error: { path: string }) => error.path)).toContain(pointer);
        }
      }
    });

    test('converts numbers sent as text, and no other types', async () => {
      const { token, sample } = await request();
      const sendField = (name: string, value: unknown) =>
        send(operation, { ...sample, body: { ...sample.body, [name]: value } }, token);
      for (const [name, value] of Object.entries(sample.body)) {
        if (typeof value !== 'number' && typeof value !== 'boolean') continue;
        const text = await sendField(name, String(value));
        if (typeof value === 'boolean') expect(text.status).toBe(422);
        else expect(text.body.errors ?? []).not.toContainEqual(expect.objectContaining({ path: `/${name}` }));
        expect((await sendField(name, `${value} `)).status).toBe(422);
      }
    });

    test.each(['', '{', '{"a":}', 'null', '[1,2', '{"__proto__":{"a":1}}', '\u0000'])(
      'rejects %j as malformed',
      async (raw) => {
        expect((await post(raw)).status).toBe(400);
      },
    );

    test('rejects a deeply nested body', async () => {
      expect((await post(`${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`)).status).toBe(400);
    });

    test.each([
      'text/plain',
      'application/xml',
      'multipart/form-data; boundary=x',
      'application/x-www-form-urlencoded',
      'x',
    ])('rejects a body of the type %s', async (type) => {
      expect((await post('{}', { 'content-type': type })).status).toBe(415);
    });

    test('rejects a body that is too large', async () => {
      const limit = bodyLimit(document, schema);
      expect((await post(`"${'x'.repeat(limit - 2)}"`)).status).toBe(422);
      expect((await post(`"${'x'.repeat(limit - 1)}"`)).status).toBe(413);
    });
  });

  test.each(byId(operations.filter(({ feature }) => feature !== undefined)))(
    '%s requires its feature',
    async (_, operation) => {
      const person = await createPerson();
      const sample = await buildSample(server, person, operation);
      await server.removeFeatures(person, operation.feature ?? '');
      const before = await readAllTables();
      const answer = await send(operation, sample, person.token);
      expect(answer.status).toBe(403);
      expect(answer.body.feature).toBe(operation.feature);
      expect(await readAllTables()).toEqual(before);
    },
  );

  test('returns 404 for unknown paths and methods', async () => {
    for (const [method, url] of [
      ['GET', '/api/nessuno'],
      ['DELETE', '/api/patient/1'],
      ['POST', '/api/menu/1'],
      ['GET', '/api'],
      ['PATCH', '/webui/'],
    ] as const) {
      expect((await server.call(method, url, { token: stranger.token })).status).toBe(404);
    }
  });
});

test('every required feature can be granted', () => {
  const known = new Set<string>(features satisfies readonly Feature[]);
  for (const { feature, features: several } of operations) {
    for (const name of [...several, ...(feature === undefined ? [] : [feature])]) expect(known).toContain(name);
  }
});
