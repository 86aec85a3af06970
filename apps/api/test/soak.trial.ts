// Hours of ordinary use in one server process: no resource may grow with the number of requests.
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPassword } from '../src/demo/people.ts';
import { Inspector, inspectorEnvironment, type Memory } from './inspector.ts';
import { buildBundle, removeBundle, type Started, startServer } from './process.ts';
import { progress, scale } from './scale.ts';
import { freshPostgres, kinds } from './server.ts';

const clients = 6;
/** Milliseconds per step of a client: about eight requests per second in total. */
const stepMs = 750;
const sampleMs = 5000;
/** Share of the run that fills caches and pools. */
const warmUp = 0.3;
const windows = 12;

const limits = {
  bytesPerTenMinutes: 5 * 2 ** 20,
  /** Maximum resident memory. Its slope is only printed: V8 returns pages at its own discretion. */
  rssBytes: 700 * 2 ** 20,
  walBytes: 32 * 2 ** 20,
  openFiles: 3,
  /** Share of requests that may fail on a busy machine: 503, or a closed idle connection. */
  unanswered: 0.01,
};

let folder: string;
beforeAll(async () => {
  await buildBundle();
  folder = mkdtempSync(join(tmpdir(), 'libretto-soak-'));
});
afterAll(() => {
  removeBundle();
  rmSync(folder, { recursive: true, force: true });
});

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type Answered = Map<string, number>;

class Client {
  readonly #address: string;
  readonly #answered: Answered;
  readonly #isEnded: () => boolean;
  #authorization = '';
  #id = 0;

  constructor({ address, child }: Started, answered: Answered) {
    this.#address = address;
    this.#answered = answered;
    this.#isEnded = () => child.exitCode !== null || child.signalCode !== null;
  }

  #count(what: string) {
    this.#answered.set(what, (this.#answered.get(what) ?? 0) + 1);
  }

  async #send(method: string, path: string, body?: unknown): Promise<Buffer> {
    const what = `${method} ${path.replace(/\d+|[\w.-]{30,}/g, '…')}`;
    const options = {
      method,
      headers: {
        ...(this.#authorization !== '' && { authorization: this.#authorization }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    };
    for (;;) {
      try {
        const response = await fetch(`${this.#address}${path}`, options);
        const bytes = Buffer.from(await response.arrayBuffer());
        this.#count(`${what} ${response.status}`);
        if (response.ok) return bytes;
        // 429: all clients are one patient at one address, whose password attempts are throttled.
        if (response.status !== 429 && response.status !== 503)
          throw new Error(`${what} ${response.status}: ${bytes.toString().slice(0, 300)}`);
        await sleep(Number(response.headers.get('retry-after') ?? 1) * 1000);
      } catch (error) {
        if (!(error instanceof TypeError) || this.#isEnded()) throw error;
        this.#count(`${what} lost`);
        await sleep(1000);
      }
    }
  }

  // biome-ignore lint/suspicious/noExplicitAny: whatever the operation answers
  async #json(method: string, path: string, body?: unknown): Promise<any> {
    return JSON.parse((await this.#send(method, path, body)).toString());
  }

  async #signIn() {
    const body = { email: 'paziente@libretto.example', password: demoPassword };
    const { success } = await this.#json('POST', '/api/user/login', body);
    this.#authorization = `Bearer ${success.token}`;
    this.#id = success.user.id_utente;
  }

  async #signOut() {
    await this.#send('GET', '/api/user/logout');
    this.#authorization = '';
  }

  async #readLists() {
    for (const path of ['patient', 'diagnosiPatient', 'rilevazioniPatient', 'cronologia', 'getTaccuinos', 'getFiles'])
      await this.#send('GET', `/api/${path}/${this.#id}`);
    await this.#send('GET', `/api/getEsami/${this.#id}/2`);
  }

  async #saveVisit() {
    const words = { visita_motivazione: 'Controllo', visita_osservazioni: 'Bene', visita_conclusioni: 'Continuare' };
    const body = { visita_data: '2026-01-15', ...words };
    const { id_visita } = await this.#json('POST', '/api/salva/visite/0', body);
    await this.#send('POST', `/api/salva/visite/${id_visita}`, { ...body, visita_conclusioni: 'Fra sei mesi' });
    await this.#send('GET', `/api/visitePatient/${this.#id}`);
    await this.#send('DELETE', `/api/visite/${id_visita}`);
  }

  async #saveFile() {
    const file = Buffer.alloc(40_000, 'referto ').toString('base64');
    const { id_file } = await this.#json('POST', '/api/files', {
      file: `data:text/plain;base64,${file}`,
      file_nome: 'referto.txt',
      file_type: 'text/plain',
      type: 'documento',
      data_rilievo: '2026-01-15',
      id_livello_confidenzialita: 1,
    });
    const { data } = await this.#json('GET', `/api/getDRoute/${id_file}`);
    expect(await this.#send('GET', data)).toHaveLength(40_000);
    await this.#send('DELETE', `/api/files/${id_file}`);
  }

  async #share() {
    const { id_condivisione, collegamento } = await this.#json('POST', '/api/condivisioni', {
      etichetta: 'Ambulatorio',
      contenuti: ['fhir', 'pdf'],
      aree: ['allergies', 'diagnoses'],
      id_livello_confidenzialita: 4,
      ore_di_validita: 1,
    });
    const [, payload = ''] = collegamento.split('#shlink:/');
    const { url }: { url: string } = JSON.parse(Buffer.from(payload, 'base64url').toString());
    await this.#send('POST', new URL(url).pathname, { recipient: 'Ambulatorio' });
    await this.#send('DELETE', `/api/condivisioni/${id_condivisione}`);
  }

  async #saveDraft() {
    for (const testo of ['Dolore', 'Dolore al', 'Dolore al ginocchio'])
      await this.#send('PUT', '/api/bozze/soak', { contenuto: { testo } });
    await this.#send('GET', '/api/bozze');
  }

  readonly #steps = [
    () => this.#signIn(),
    () => this.#readLists(),
    () => this.#saveVisit(),
    () => this.#saveFile(),
    () => this.#saveDraft(),
    () => this.#send('GET', `/api/downloadReport/${this.#id}`),
    () => this.#readLists(),
    () => this.#share(),
    () => this.#send('GET', '/api/getFhirData'),
    () => this.#send('POST', '/api/archivio', { password: demoPassword }),
    () => this.#signOut(),
  ];

  async use(until: number): Promise<void> {
    while (performance.now() < until) {
      for (const step of this.#steps) {
        if (performance.now() >= until) return;
        const next = performance.now() + stepMs;
        await step();
        await sleep(Math.max(0, next - performance.now()));
      }
    }
  }
}

interface Sample extends Memory {
  ms: number;
  openFiles: number;
  wal: number;
}

function floors(samples: readonly Sample[], of: (sample: Sample) => number): { ms: number; value: number }[] {
  const rest = samples.slice(Math.floor(samples.length * warmUp));
  const each = Math.max(1, Math.floor(rest.length / windows));
  return Array.from({ length: Math.floor(rest.length / each) }, (_, index) => {
    const some = rest.slice(index * each, (index + 1) * each);
    return { ms: some[Math.floor(some.length / 2)]?.ms ?? 0, value: Math.min(...some.map(of)) };
  });
}

function slope(points: readonly { ms: number; value: number }[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(points.map(({ ms }) => ms)), mean(points.map(({ value }) => value))];
  const covariance = points.reduce((sum, { ms, value }) => sum + (ms - x) * (value - y), 0);
  return covariance / points.reduce((sum, { ms }) => sum + (ms - x) ** 2, 0);
}

const megabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(1);

describe.each(kinds)('a mixed load on %s', (kind) => {
  test(`for ${scale.soakSeconds} s increases neither memory nor the log nor open files`, async () => {
    const postgres = kind === 'postgres' ? await freshPostgres() : undefined;
    const DATA_DIR = join(folder, kind);
    const database = postgres && { DATABASE_URL: postgres.url };
    const server = await startServer({ DATA_DIR, DEMO: 'true', ...inspectorEnvironment, ...database });
    const inspector = await Inspector.connect(server.output());
    const wal = join(DATA_DIR, 'libretto.sqlite-wal');
    const samples: Sample[] = [];
    const answered: Answered = new Map();
    const begun = performance.now();
    const sample = async () => {
      const memory = await inspector.memory();
      const openFiles = readdirSync(`/proc/${server.child.pid}/fd`).length;
      const log = existsSync(wal) ? statSync(wal).size : 0;
      const ms = performance.now() - begun;
      samples.push({ ...memory, ms, openFiles, wal: log });
      if (samples.length % 6 !== 0) return;
      progress(
        `${kind}: ${Math.round(ms / 1000)} s, ${megabytes(memory.live)} MB live, ${megabytes(memory.rss)} MB of the machine, ` +
          `log ${megabytes(log)} MB, ${openFiles} open files`,
      );
    };
    try {
      const until = begun + scale.soakSeconds * 1000;
      const using = Array.from({ length: clients }, async (_, index) => {
        await sleep(index * 2 * stepMs);
        await new Client(server, answered).use(until);
      });
      const sampling = async () => {
        while (performance.now() < until) {
          await sample();
          await sleep(sampleMs);
        }
      };
      await Promise.all([...using, sampling()]);
    } catch (error) {
      // An inspected process exits only after its inspector disconnects.
      inspector.close();
      server.child.kill('SIGTERM');
      // The log contains the reasons for rejections.
      progress((await server.ended).output);
      throw error;
    }
    inspector.close();
    server.child.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);
    await postgres?.drop();

    const perTenMinutes = (of: (one: Sample) => number) => slope(floors(samples, of)) * 600_000;
    const growth = perTenMinutes(({ live }) => live);
    const files = floors(samples, ({ openFiles }) => openFiles).map(({ value }) => value);
    const half = Math.floor(files.length / 2);
    const moreFiles = Math.min(...files.slice(half)) - Math.min(...files.slice(0, half));
    const largestLog = Math.max(...samples.map((one) => one.wal));
    const largest = Math.max(...samples.map(({ rss }) => rss));
    const count = (status: string) =>
      [...answered].reduce((sum, [what, times]) => sum + (what.endsWith(status) ? times : 0), 0);
    progress(
      `${kind}: ${count('')} requests (${count(' 429')} too early, ${count(' 503')} unavailable, ${count(' lost')} lost); live memory ` +
        `${megabytes(growth)} MB per 10 min; of the machine ${megabytes(perTenMinutes(({ rss }) => rss))} MB per 10 min, ` +
        `at most ${megabytes(largest)} MB; log at most ${megabytes(largestLog)} MB; open files ` +
        `${moreFiles >= 0 ? '+' : ''}${moreFiles}`,
    );
    expect(growth).toBeLessThan(limits.bytesPerTenMinutes);
    expect(largest).toBeLessThan(limits.rssBytes);
    expect(largestLog).toBeLessThan(limits.walBytes);
    expect(moreFiles).toBeLessThanOrEqual(limits.openFiles);
    expect(count(' 503') + count(' lost')).toBeLessThanOrEqual(limits.unanswered * count(''));
  }, 7_200_000);
});
