import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations, recordOf } from '../../test/own-records.ts';
import { type StandIn, startPayPal } from '../../test/paypal-server.ts';
import { sampleOf, urlOf, withId } from '../../test/requests.ts';
import type { Sample } from '../../test/sample.ts';
import { isTestedWhole, makeServer, noon, onBothDatabases, type Person, type TestServer } from '../../test/server.ts';
import type { Feature } from '../policy/features.ts';
import { features } from '../policy/features.ts';
import { document, resolve, type Schema } from './document.ts';
import { bodyLimit } from './limits.ts';
import type { Operation } from './operations.ts';

const largestId = 2_147_483_647;

/** Every object within a body that is not opaque, with a way to put a field into it. */
function objectsIn(schema: Schema, value: unknown, at: string): string[] {
  const { properties } = resolve(document, schema);
  if (properties === undefined || typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(properties).flatMap(([name, property]) =>
    objectsIn(property, Reflect.get(value, name), `${at}/${name}`),
  );
  return [at, ...inner];
}

function textsIn(value: unknown, at = ''): string[] {
  if (typeof value === 'string') return [at];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, `${at}/${name}`));
}

function change(body: unknown, pointer: string, edit: (holder: object, name: string) => void): unknown {
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
const named = (list: Operation[]) => list.map((operation) => [operation.id, operation] as const);
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

  /** Somebody who may do everything, so that only what a test is about can refuse them. */
  const somebody = () => server.person(features);
  const send = (operation: Operation, sample: Sample, token?: string) =>
    server.call(operation.method, urlOf(operation, sample), { token, body: sample.body });
  const everything = async () => {
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
  test.each(named(guarded))('%s answers its own example to its owner', async (_, operation) => {
    // Of an administrator the account is not deleted.
    const person = await (operation.id === 'destroyUser' ? server.person() : somebody());
    const answer = await send(operation, await sampleOf(server, person, operation), person.token);
    expect(answer.status).toBe(operation.success);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  describe.each(named(withIds))('%s', (_, operation) => {
    test.each(operation.ids)('answers $name of somebody else in the $in as one that does not exist', async (id) => {
      const [person, other] = [await somebody(), await somebody()];
      const sample = await sampleOf(server, person, operation);
      const foreign = await recordOf(server, other, operation, id.of);
      const before = await everything();
      const answers = [];
      for (const value of [foreign, largestId, largestId + 1, Number.MAX_SAFE_INTEGER]) {
        answers.push(await send(operation, withId(sample, id, value), person.token));
      }
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect(await everything()).toEqual(before);
    });
  });

  // The other refusals are decided before the records are queried.
  if (!isTestedWhole(kind)) return;

  // covers C-02 R-02
  test.each(named(guarded))('%s refuses whoever has no session, all in the same words', async (_, operation) => {
    const person = await somebody();
    const sample = await sampleOf(server, person, operation);
    const expired = await server.session(person.id_utente);
    const revoked = await server.session(person.id_utente);
    await server.call('GET', '/api/user/logout', { token: revoked });
    now += 700_000;
    const before = await everything();
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
        await server.call(operation.method, urlOf(operation, sample), { body: sample.body, headers: header }),
      );
    }
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(401);
    expect(answers[0]?.headers['www-authenticate']).toBe('Bearer');
    expect(await everything()).toEqual(before);
  });

  describe.each(named(withPathIds))('%s', (_, operation) => {
    test.each(operation.ids.filter((id) => id.in === 'path'))(
      'answers $name that is no number in the same way',
      async (id) => {
        const person = await somebody();
        const sample = await sampleOf(server, person, operation);
        const unknown = await send(operation, withId(sample, id, largestId), person.token);
        for (const text of ['-1', '1.5', 'abc', '1e3', '0x1', ' 1', "1'--", '%00', '99999999999999999999']) {
          const odd = { ...sample, path: { ...sample.path, [id.name]: text } };
          const answer = await send(operation, odd, person.token);
          expect(`${text} ${answer.text}`).toBe(`${text} ${unknown.text}`);
        }
      },
    );
  });

  describe.each(named(withBody))('%s', (_, operation) => {
    const schema = operation.body?.schema ?? {};
    const request = async () => {
      const person = await somebody();
      return { token: person.token, sample: await sampleOf(server, person, operation) };
    };
    let prepared: ReturnType<typeof request> | undefined;
    const post = async (raw: string, headers = {}) => {
      // A request that is refused changes nothing: the next one can use the same records.
      prepared ??= request();
      const { token, sample } = await prepared;
      return server.call(operation.method, urlOf(operation, sample), { token, raw, headers });
    };

    test('refuses unknown fields at every depth', async () => {
      const { token, sample } = await request();
      const before = await everything();
      for (const at of objectsIn(schema, sample.body, '')) {
        for (const name of ['inventato', 'admin', 'constructor']) {
          const body = change(sample.body, `${at}/${name}`, (holder) => Reflect.set(holder, name, 1));
          const answer = await send(operation, { ...sample, body }, token);
          expect(answer.status).toBe(422);
          expect(answer.body.errors.map((error: { path: string }) => error.path)).toContain(`${at}/${name}`);
        }
      }
      expect(await everything()).toEqual(before);
    });

    test('refuses texts that hold NUL or half a character', async () => {
      const { token, sample } = await request();
      for (const pointer of textsIn(sample.body)) {
        for (const bad of ['\0', '\ud800']) {
          const body = change(sample.body, pointer, (holder, name) =>
            Reflect.set(holder, name, `${Reflect.get(holder, name)}${bad}`),
          );
          const answer = await send(operation, { ...sample, body }, token);
          expect(answer.status).toBe(422);
          expect(answer.body.errors.map((error: { path: string }) => error.path)).toContain(pointer);
        }
      }
    });

    test('reads numbers that came as texts, and turns no other value of one type into another', async () => {
      const { token, sample } = await request();
      const sendField = (name: string, value: unknown) =>
        send(operation, { ...sample, body: { ...sample.body, [name]: value } }, token);
      for (const [name, value] of Object.entries(sample.body)) {
        if (typeof value !== 'number' && typeof value !== 'boolean') continue;
        const text = await sendField(name, String(value));
        // The protocol of SMART Health Links knows no numbers as texts.
        if (typeof value === 'boolean' || operation.id === 'openShare') expect(text.status).toBe(422);
        else expect(text.body.errors ?? []).not.toContainEqual(expect.objectContaining({ path: `/${name}` }));
        expect((await sendField(name, `${value} `)).status).toBe(422);
      }
    });

    test.each(['', '{', '{"a":}', 'null', '[1,2', '{"__proto__":{"a":1}}', '\u0000'])(
      'refuses %j as malformed',
      async (raw) => {
        expect((await post(raw)).status).toBe(400);
      },
    );

    test('refuses a body that is nested without end', async () => {
      expect((await post(`${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`)).status).toBe(400);
    });

    test.each([
      'text/plain',
      'application/xml',
      'multipart/form-data; boundary=x',
      'application/x-www-form-urlencoded',
      'x',
    ])('refuses a body of the type %s', async (type) => {
      expect((await post('{}', { 'content-type': type })).status).toBe(415);
    });

    test('refuses a body that is too large', async () => {
      const limit = bodyLimit(document, schema);
      expect((await post(`"${'x'.repeat(limit - 2)}"`)).status).toBe(422);
      expect((await post(`"${'x'.repeat(limit - 1)}"`)).status).toBe(413);
    });
  });

  test.each(named(operations.filter(({ feature }) => feature !== undefined)))(
    '%s needs its feature',
    async (_, operation) => {
      const person = await somebody();
      const sample = await sampleOf(server, person, operation);
      await server.without(person, operation.feature ?? '');
      const before = await everything();
      const answer = await send(operation, sample, person.token);
      expect(answer.status).toBe(403);
      expect(answer.body.feature).toBe(operation.feature);
      expect(await everything()).toEqual(before);
    },
  );

  test('an unknown path and an unknown method are not found', async () => {
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

test('every feature that the contract asks for is one that can be granted', () => {
  const known = new Set<string>(features satisfies readonly Feature[]);
  for (const { feature, features: several } of operations) {
    for (const name of [...several, ...(feature === undefined ? [] : [feature])]) expect(known).toContain(name);
  }
});
