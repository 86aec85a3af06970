import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grantedFeatures } from '../src/areas/permissions/permissions.repository.ts';
import type { Operation } from '../src/contract/operations.ts';
import { features } from '../src/policy/features.ts';
import { arbitraryRequests } from './arbitrary.ts';
import { client, startIdentityProvider, type TestProvider } from './identity-provider.ts';
import { operations } from './operations.ts';
import { type StandIn, startPayPal } from './paypal-server.ts';
import { buildSample, toUrl } from './requests.ts';
import type { Sample } from './sample.ts';
import { progress, scale } from './scale.ts';
import { site } from './second-factor.ts';
import { type Answer, makeServer, onBothDatabases, type Person, type TestServer } from './server.ts';

const catalogue = new Set(['addPermission', 'addRole', 'saveRolePermissions', 'saveLicence', 'saveLicenceRoles']);

/** Operations that succeed only while there is no administrator. */
const beforeAdministrators = new Set(['completeFirstRun']);

const exceptions: Record<string, string> = {};

/** Requests per person, so that no record grows without bound. */
const requestsPerPerson = 150;

/** Milliseconds; longer than the limit of worker tasks (5 minutes). */
const deadlineMs = 600_000;

onBothDatabases('random requests', (kind) => {
  let server: TestServer;
  let paypal: StandIn;
  let provider: TestProvider;
  beforeAll(async () => {
    const PUBLIC_URL = site.origin;
    const redirectUri = `${PUBLIC_URL}/webui/login`;
    [paypal, provider] = await Promise.all([startPayPal(), startIdentityProvider({ redirectUri })]);
    const oidc = {
      PUBLIC_URL,
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: client.id,
      OIDC_CLIENT_SECRET: client.secret,
    };
    server = await makeServer(kind, { settings: { ...paypal.settings, ...oidc, LOG_LEVEL: 'error' } });
  });
  afterAll(async () => {
    await server.close();
    await Promise.all([paypal.close(), provider.close()]);
  });

  let person: Person;
  let samples = new Map<string, Sample>();
  let sent = 0;
  let unanswered: Error | undefined;
  const reached = new Set<string>();

  /** A random request may have deleted the account, or records that the samples refer to. */
  async function isSpent({ id_utente }: Person): Promise<boolean> {
    const granted = await grantedFeatures(server.database, id_utente, server.parts.clock());
    return features.some((feature) => !granted.has(feature));
  }

  async function currentPerson(): Promise<Person> {
    if (sent % requestsPerPerson === 0 || (await isSpent(person))) {
      person = await server.person(features);
      samples = new Map();
    }
    sent += 1;
    if (sent % 5000 === 0) progress(`${kind}: ${sent} requests`);
    return person;
  }

  function check(operation: Operation, answer: Answer): void {
    expect(`${answer.status} ${answer.status < 500 ? '' : server.logs.join('\n')}`).toMatch(/^(2|4)\d\d /);
    if (answer.status >= 400) return;
    expect([operation.success, 206]).toContain(answer.status);
    reached.add(operation.id);
    // Most changes succeed only once: a record is deleted, a code is used.
    if (operation.method !== 'get') samples.delete(operation.id);
  }

  /** Reports an operation that does not respond. Later calls fail at once, so that shrinking does not wait again. */
  async function withinDeadline(operation: Operation, work: () => Promise<void>): Promise<void> {
    if (unanswered !== undefined) throw unanswered;
    const deadline = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      const pending = process.getActiveResourcesInfo().join(', ');
      unanswered = new Error(`${operation.id} has no answer after ${deadlineMs / 1000} s. Pending: ${pending}`);
      deadline.reject(unanswered);
    }, deadlineMs);
    await Promise.race([work(), deadline.promise]).finally(() => clearTimeout(timer));
  }

  const property = (some: readonly Operation[]) =>
    fc.asyncProperty(arbitraryRequests(some), ({ operation, body, path, query, headers }) =>
      withinDeadline(operation, async () => {
        const { id_utente } = await currentPerson();
        // Some operations end sessions, including the one used for samples.
        const session = await server.session(id_utente);
        const sample =
          samples.get(operation.id) ?? (await buildSample(server, { ...person, token: session }, operation));
        samples.set(operation.id, sample);
        const token = operation.rule === 'public' ? undefined : session;
        const url = toUrl(operation, { path: path(sample.path), body: undefined });
        const answer = await server.call(operation.method, query === '' ? url : `${url.split('?')[0]}?${query}`, {
          token,
          body: body(sample.body),
          headers,
          address: `10.${sent % 200}.${Math.floor(sent / 200) % 200}.1`,
        });
        check(operation, answer);
      }),
    );

  async function sendUnchanged(some: readonly Operation[]): Promise<string[]> {
    const missing = some.filter(({ id }) => !reached.has(id));
    const refused: string[] = [];
    for (const operation of missing) {
      await withinDeadline(operation, async () => {
        const isPatients = operation.id === 'destroyUser' || beforeAdministrators.has(operation.id);
        const granted = isPatients ? features.filter((name) => name !== 'admin') : features;
        const someone = await server.person(granted);
        const sample = await buildSample(server, someone, operation);
        const token = operation.rule === 'public' ? undefined : someone.token;
        const answer = await server.call(operation.method, toUrl(operation, sample), { token, body: sample.body });
        check(operation, answer);
        if (!reached.has(operation.id)) refused.push(`${operation.id}: ${answer.status} ${answer.text.slice(0, 200)}`);
      });
    }
    progress(
      `${kind}: ${some.length - missing.length} of ${some.length} operations succeeded at random; sent unchanged: ` +
        `${missing.map(({ id }) => id).join(', ') || 'none'}`,
    );
    return refused;
  }

  test(`${scale.requests} requests get responses that satisfy the contract, and never a server error`, async () => {
    server.logs.length = 0;
    const options = { seed: scale.seed, interruptAfterTimeLimit: 3_000_000, markInterruptAsFailure: true };
    const [shared = [], rest = []] = [true, false].map((is) => operations.filter(({ id }) => catalogue.has(id) === is));
    const refused = await sendUnchanged(operations.filter(({ id }) => beforeAdministrators.has(id)));
    await fc.assert(property(rest), { ...options, numRuns: scale.requests });
    refused.push(...(await sendUnchanged(rest)));
    // Last, because roles and prices are random afterwards.
    await fc.assert(property(shared), { ...options, numRuns: Math.ceil(scale.requests / 20) });
    refused.push(...(await sendUnchanged(shared)));
    for (const [id, reason] of Object.entries(exceptions)) progress(`${kind}: ${id} need not succeed: ${reason}`);
    if (Object.keys(exceptions).length === 0) progress(`${kind}: no exceptions`);
    expect(refused.filter((line) => !Object.hasOwn(exceptions, line.split(':')[0] ?? ''))).toEqual([]);
    expect(Object.keys(exceptions).filter((id) => reached.has(id))).toEqual([]);
  }, 3_600_000);
});
