import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Operation } from '../src/contract/operations.ts';
import { features } from '../src/policy/features.ts';
import { downloadArchive, sendArchive } from './archives.ts';
import { associate, makeDoctor } from './doctors.ts';
import { EventLoopMonitor } from './event-loop-monitor.ts';
import { fillRecord } from './filled-record.ts';
import { enlarge, keepExampleFields, multiplyRecord } from './largest.ts';
import { operations } from './operations.ts';
import { makers } from './own-records.ts';
import { startPayPal } from './paypal-server.ts';
import { buildSample, toUrl } from './requests.ts';
import type { Sample } from './sample.ts';
import { progress, scale } from './scale.ts';
import { makeServer, onBothDatabases, type Person, type TestServer } from './server.ts';

/**
 * Maximum CPU milliseconds for which a request may block the event loop. Parsing the largest body cannot be divided, and
 * on machines where memory is slow it alone takes longer.
 */
const maxBlockingMs = Math.max(100, 1.5 * measureParsing());
const maxAttempts = 3;

/** Returns the CPU milliseconds for parsing a body with a file of 25 MB, the least of three. */
function measureParsing(): number {
  const body = JSON.stringify({ file: Buffer.alloc(25 * 1024 * 1024, 'testo ').toString('base64') });
  const times = Array.from({ length: 3 }, () => {
    const before = process.threadCpuUsage();
    JSON.parse(body);
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

let server: TestServer;
let address: string;
let patient: Person;
let doctor: Person;
let archive: Buffer;
let client: ChildProcess;
let clientFailed: Promise<never>;
let paypal: Awaited<ReturnType<typeof startPayPal>>;
let monitor: EventLoopMonitor;

interface ClientResponse {
  status: number;
  bytes: number;
  text: string;
}

async function sendToClient(message: object | 'go'): Promise<unknown> {
  const answer = Promise.race([once(client, 'message'), clientFailed]);
  client.send(message);
  return (await answer)[0];
}

const operation = (id: string): Operation => {
  const found = operations.find((one) => one.id === id);
  if (found === undefined) throw new Error(`There is no operation ${id}.`);
  return found;
};

async function prepareDoctors() {
  const sees = { assegnazione_confidenzialita: 6, visibility: 1 } as const;
  for (let i = 0; i < 10; i++) await associate(server, patient, (await makeDoctor(server)).id_cpp, sees);
  const { id_cpp } = await makeDoctor(server, { id_utente: doctor.id_utente });
  await associate(server, patient, id_cpp, sees);
}

async function makeTextArchive(): Promise<Buffer> {
  const person = await server.person(features);
  for (const kind of ['exam', 'diagnosis', 'visit', 'reading', 'therapy', 'contact'] as const)
    await makers[kind](server, person, operation('saveExam'));
  await multiplyRecord(server, person, scale.rows);
  return downloadArchive(server, person);
}

/** Areas of the account, and operations that end a session or account. */
const accountAreas = new Set(['session', 'account', 'permissions', 'subscription', 'consents', 'access-log', 'mail']);

async function buildRequest(of: Operation): Promise<{ person: Person; sample: Sample }> {
  const shared = of.ids.find(({ of: kind }) => typeof kind === 'string' && kind.startsWith('shared'));
  if (shared !== undefined) {
    const id =
      shared.of === 'sharedPatient'
        ? patient.id_paziente
        : await findShared(shared.of === 'sharedFile' ? 'sharedFile' : 'sharedNotebook');
    return { person: doctor, sample: { path: { [shared.name]: id }, body: undefined } };
  }
  if (of.id === 'restoreArchive') {
    const person = await server.person(features);
    const id_caricamento = await sendArchive(server, person, archive);
    return { person, sample: { path: {}, body: { id_caricamento } } };
  }
  const own = of.feature === 'admin' || (of.tags.some((tag) => accountAreas.has(tag)) && of.id !== 'destroyUser');
  const person = own ? await server.person(features) : patient;
  return { person, sample: await buildSample(server, person, of) };
}

async function findShared(kind: 'sharedNotebook' | 'sharedFile'): Promise<number> {
  const [table, key] =
    kind === 'sharedFile' ? (['files', 'id_file'] as const) : (['tbl_taccuinos', 'id_taccuino'] as const);
  const rows = server.database
    .selectFrom(table)
    .select(key as never)
    .where('id_paziente', '=', patient.id_paziente);
  return Object.values(await rows.executeTakeFirstOrThrow()).map(Number)[0] ?? 0;
}

/** Fields that the server rejects for reasons outside of the schema revert to the example. */
async function measure(of: Operation): Promise<{ heard: ClientResponse; longest: number }> {
  const kept = new Set(special.has(of.id) ? ['/file', '/file_type', '/contenuto'] : []);
  for (;;) {
    const { person, sample } = await buildRequest(of);
    await special.get(of.id)?.(sample, person);
    const body = of.body === undefined ? undefined : enlarge(of.body.schema, sample.body, kept);
    await sendToClient({
      method: of.method.toUpperCase(),
      url: address + toUrl(of, sample),
      headers: {
        ...(of.rule !== 'public' && { authorization: `Bearer ${person.token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        'accept-encoding': 'br',
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    monitor.takeLongestMs();
    const heard = (await sendToClient('go')) as ClientResponse;
    const longest = monitor.takeLongestMs();
    if (heard.status !== 422 && heard.status !== 413) return { heard, longest };
    const errors: { path: string }[] = JSON.parse(heard.text).errors ?? [];
    const before = kept.size;
    kept.add(keepExampleFields);
    for (const { path } of errors) for (let at = path; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) kept.add(at);
    if (kept.size === before) return { heard, longest };
  }
}

const special = new Map<string, (sample: Sample, person: Person) => void | Promise<void>>([
  [
    'createFile',
    ({ body }) => {
      const file = `data:text/plain;base64,${Buffer.alloc(25 * 1024 * 1024, 'testo ').toString('base64')}`;
      Object.assign(body, { file, file_type: 'text/plain', type: 'documento' });
    },
  ],
  [
    'sendUploadPart',
    async (sample, { token }) => {
      const dimensione = 512 * 1024;
      const upload = await server.call('POST', '/api/caricamenti', { token, body: { dimensione } });
      sample.path.id_caricamento = upload.body.id_caricamento;
      sample.body.contenuto = Buffer.alloc(dimensione, 'parte').toString('base64');
    },
  ],
]);

onBothDatabases('the event loop', (kind) => {
  beforeAll(async () => {
    monitor = new EventLoopMonitor();
    paypal = await startPayPal();
    const settings = { ...paypal.settings, CHECK_RESPONSES: 'false', LOG_LEVEL: 'error' };
    server = await makeServer(kind, { settings });
    address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    client = fork(new URL('http-client.ts', import.meta.url), { execArgv: [] });
    clientFailed = once(client, 'exit').then(() => Promise.reject(new Error('The client process ended.')));
    clientFailed.catch(() => {});
    patient = await server.person();
    doctor = await server.person(features);
    await fillRecord(server, patient);
    await prepareDoctors();
    for (const kind of ['file', 'vaccination', 'reaction', 'link'] as const)
      await makers[kind](server, patient, operation('createFile'));
    progress(`${kind}: ${scale.rows} rows each: ${await multiplyRecord(server, patient, scale.rows)}`);
    archive = await makeTextArchive();
  }, 300_000);
  afterAll(async () => {
    monitor.stop();
    client.disconnect();
    await paypal.close();
    await server.close();
  });

  test('no operation blocks it for longer than parsing takes with the largest request on a record of maximum size', async () => {
    const measured: { id: string; longest: number; status: number; bytes: number }[] = [];
    // Deleting the account comes last.
    const order = operations.toSorted((a, b) => Number(a.id === 'destroyUser') - Number(b.id === 'destroyUser'));
    for (const of of order) {
      let best: Awaited<ReturnType<typeof measure>> | undefined;
      for (let attempt = 0; attempt < maxAttempts && (best?.longest ?? Infinity) > maxBlockingMs; attempt++) {
        const next = await measure(of);
        if (best === undefined || next.longest < best.longest) best = next;
      }
      if (best === undefined) continue;
      const { heard, longest } = best;
      measured.push({ id: of.id, longest: Math.round(longest), status: heard.status, bytes: heard.bytes });
      progress(
        `${kind}: ${of.id}: ${Math.round(longest)} ms, ${heard.status}, ${heard.bytes} bytes ${heard.text.slice(0, 200)}`,
      );
    }
    const slowest = measured.toSorted((a, b) => b.longest - a.longest).slice(0, 10);
    progress(`${kind}: limit ${Math.round(maxBlockingMs)} ms`);
    progress(slowest.map(({ id, longest, bytes }) => `${kind}: ${id}: ${longest} ms, ${bytes} bytes`).join('\n'));
    expect(measured).toHaveLength(operations.length);
    expect(measured.filter(({ longest }) => longest > maxBlockingMs)).toEqual([]);
    // Rejections are fast and prove nothing: missing secrets, contracts that were not offered, existing entries.
    const refused = measured.filter(({ id, status }) => status !== operation(id).success);
    expect(refused.filter(({ status }) => status >= 500)).toEqual([]);
    expect(refused.length).toBeLessThan(operations.length / 8);
  }, 1_200_000);
});
