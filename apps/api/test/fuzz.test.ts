import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Operation } from '../src/contract/operations.ts';
import { features } from '../src/policy/features.ts';
import { wishes } from './arbitrary.ts';
import { operations } from './own-records.ts';
import { type StandIn, startPayPal } from './paypal-server.ts';
import { type Sample, sampleOf, urlOf } from './requests.ts';
import { progress, scale } from './scale.ts';
import { makeServer, onBothDatabases, type Person, type TestServer } from './server.ts';

/** What administrators change for everybody. */
const ofEverybody = new Set(['addPermission', 'addRole', 'saveRolePermissions', 'saveLicence', 'saveLicenceRoles']);

/** Somebody new after so many requests: nobody's record grows without end. */
const requestsEach = 150;

onBothDatabases('whatever is sent', (kind) => {
  let server: TestServer;
  let paypal: StandIn;
  beforeAll(async () => {
    paypal = await startPayPal();
    server = await makeServer(kind, { settings: { ...paypal.settings, LOG_LEVEL: 'error' } });
  });
  afterAll(async () => {
    await server.close();
    await paypal.close();
  });

  let person: Person;
  let samples = new Map<string, Sample>();
  let sent = 0;

  /** One of the requests at random may have been to end the account. */
  async function hasEnded({ id_utente }: Person): Promise<boolean> {
    const account = server.database.selectFrom('utenti').select('id_utente').where('id_utente', '=', id_utente);
    return (await account.executeTakeFirst()) === undefined;
  }

  async function somebody(): Promise<Person> {
    if (sent % requestsEach === 0 || (await hasEnded(person))) {
      person = await server.person(features);
      samples = new Map();
    }
    sent += 1;
    if (sent % 5000 === 0) progress(`${kind}: ${sent} requests`);
    return person;
  }

  test(`${scale.requests} requests at random are answered as the contract says, and never with a failure of the server`, async () => {
    server.logs.length = 0;
    const property = (some: readonly Operation[]) =>
      fc.asyncProperty(wishes(some), async ({ operation, body, path, query, headers }) => {
        const { id_utente } = await somebody();
        // Some of these end sessions, also the one that samples are made with.
        const session = await server.session(id_utente);
        const sample = samples.get(operation.id) ?? (await sampleOf(server, { ...person, token: session }, operation));
        samples.set(operation.id, sample);
        const token = operation.rule === 'public' ? undefined : session;
        const url = urlOf(operation, { path: path(sample.path), body: undefined });
        const answer = await server.call(operation.method, query === '' ? url : `${url}?${query}`, {
          token,
          body: body(sample.body),
          headers,
          address: `10.${sent % 200}.${Math.floor(sent / 200) % 200}.1`,
        });
        expect(`${answer.status} ${answer.status < 500 ? '' : server.logs.join('\n')}`).toMatch(/^(2|4)\d\d /);
        if (answer.status < 400) expect([operation.success, 206]).toContain(answer.status);
      });
    const options = { seed: scale.seed, interruptAfterTimeLimit: 3_000_000, markInterruptAsFailure: true };
    const [catalogue, rest] = [true, false].map((of) => operations.filter(({ id }) => ofEverybody.has(id) === of));
    await fc.assert(property(rest ?? []), { ...options, numRuns: scale.requests });
    // Last, because nobody knows who may do what, and what is for sale, when these are through.
    await fc.assert(property(catalogue ?? []), { ...options, numRuns: Math.ceil(scale.requests / 20) });
  }, 3_600_000);
});
