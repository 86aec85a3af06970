// The same lists and saves, alternating request by request, each on its own database with the same demo record.

import { readFileSync } from 'node:fs';
import { drawBody } from '../../apps/api/src/demo/figure.ts';
import { addDatabase } from '../../apps/api/test/other-patients.ts';
import { startPostgres } from '../../apps/api/test/postgres.ts';
import { type DemoServer, demoServer } from '../../tools/lib/demo-server.ts';
import { at } from '../../tools/lib/run.ts';
import { type SignedIn, signIn } from '../lib/sign-in.ts';
import { median, printTable } from '../lib/table.ts';

const rounds = Number(process.env.ROUNDS ?? 8);
/** Requests per round and build. */
const lists = Number(process.env.LISTS ?? 200);
const saves = Number(process.env.SAVES ?? 60);
const warmUp = 40;

interface Side {
  server: DemoServer;
  patient: SignedIn;
}

interface Step {
  name: string;
  requests: number;
  path: (patient: SignedIn) => string;
  method?: 'POST' | 'PUT';
  body?: (n: number) => object;
}

const drawing = (side: 'front' | 'back') => `data:image/png;base64,${drawBody(side, {}).toString('base64')}`;
const entry = {
  taccuino_2d_drawn: 1,
  taccuino_data: '2026-03-20',
  taccuino_report_anteriore: drawing('front'),
  taccuino_report_posteriore: drawing('back'),
  id_livello_confidenzialita: 4,
};
const visit = { visita_data: '2026-03-20', visita_motivazione: 'Controllo', visita_osservazioni: 'Nella norma' };
const exam = { indagine_tipologia: 'Emocromo', indagine_stato: 0, id_livello_confidenzialita: 4 };
const words = (n: number) => `Riga ${n}`;

/** Lists first, while both sides have the same demo record. */
const steps: readonly Step[] = [
  { name: 'list of the notebook', requests: lists, path: ({ id }) => `/api/getTaccuinos/${id}` },
  { name: 'list of visits', requests: lists, path: ({ id }) => `/api/visitePatient/${id}` },
  { name: 'list of exams', requests: lists, path: ({ id }) => `/api/getEsami/${id}/3` },
  { name: 'list of files', requests: lists, path: ({ id }) => `/api/getFiles/${id}` },
  {
    name: 'new notebook entry',
    requests: Math.ceil(saves / 2),
    path: () => '/api/taccuino/',
    method: 'POST',
    body: (n) => ({ ...entry, taccuino_descrizione: words(n) }),
  },
  {
    name: 'new visit',
    requests: saves,
    path: () => '/api/salva/visite/0',
    method: 'POST',
    body: (n) => ({ ...visit, visita_conclusioni: words(n) }),
  },
  {
    name: 'new exam',
    requests: saves,
    path: () => '/api/salva/esami/0',
    method: 'POST',
    body: (n) => ({ ...exam, indagine_motivo: words(n) }),
  },
];

async function ask({ server, patient }: Side, step: Step, n: number): Promise<number> {
  const body = step.body && JSON.stringify(step.body(n));
  const headers = {
    authorization: `Bearer ${patient.token}`,
    'accept-encoding': 'gzip',
    ...(body && { 'content-type': 'application/json' }),
  };
  const began = performance.now();
  const answer = await fetch(server.url + step.path(patient), {
    ...{ method: step.method ?? 'GET', headers },
    ...(body && { body }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${step.name}: ${answer.status} ${text}`);
  return performance.now() - began;
}

/** Returns the CPU milliseconds of a process without its children (Linux: resolution 10 ms). */
function processorMs(pid: number | undefined): number {
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user = 0, system = 0] = rest.split(' ').slice(11, 13).map(Number);
  return (user + system) * 10;
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

interface Measured {
  p50: number;
  p99: number;
  cpu: number;
}

function quantile(values: number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN;
}

async function round(sides: readonly [Side, Side], step: Step, from: number): Promise<Measured[]> {
  const before = sides.map(({ server }) => processorMs(server.pid));
  const times: [number[], number[]] = [[], []];
  for (let n = 0; n < step.requests; n++) {
    const order = n % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const);
    for (const side of order) times[side].push(await ask(sides[side], step, from + n));
  }
  return sides.map(({ server }, side) => {
    const cpu = (processorMs(server.pid) - (before[side] ?? 0)) / step.requests;
    return { p50: quantile(times[side] ?? [], 0.5), p99: quantile(times[side] ?? [], 0.99), cpu };
  });
}

const columns = ['p50', 'p99', 'cpu'] as const;

async function compare(database: string, sides: readonly [Side, Side]): Promise<void> {
  for (const step of steps)
    for (const side of sides) for (let n = 0; n < (step.method ? 5 : warmUp); n++) await ask(side, step, n);
  const rows: (string | number)[][] = [];
  const measured = new Map<string, [Measured[], Measured[]]>(steps.map(({ name }) => [name, [[], []]]));
  // All lists of all rounds before the first save, which makes them longer.
  for (const kind of [steps.filter(({ method }) => !method), steps.filter(({ method }) => method)]) {
    for (let n = 0; n < rounds; n++) {
      for (const step of kind) {
        const both = await round(sides, step, n * 1000);
        for (const [side, one] of both.entries()) measured.get(step.name)?.[side]?.push(one);
      }
    }
  }
  for (const [name, [ones, others]] of measured) {
    const cells = columns.flatMap((column) => {
      const [before = [], now = []] = [ones, others].map((all) => all.map((one) => one[column]));
      // Per round, so that disturbed rounds have no more weight than others; CPU times are too coarse for that.
      const ratio = column === 'cpu' ? mean(now) / mean(before) : median(now.map((one, n) => one / (before[n] ?? 0)));
      const middle = column === 'cpu' ? mean : median;
      return [middle(before), middle(now), ratio].map((value) => value.toFixed(2));
    });
    rows.push([name, ...cells]);
  }
  const heads = ['50 %', '99 %', 'processor'].flatMap((head) => [`${head} other`, 'this', 'ratio']);
  printTable(`Milliseconds on ${database}, medians of ${rounds} rounds (processor: mean)`, ['', ...heads], rows);
}

async function compareWith(database: string, settings: (name: string) => Promise<NodeJS.ProcessEnv>, files: string[]) {
  const servers: DemoServer[] = [];
  try {
    for (const [n, file] of files.entries()) servers.push(await demoServer(await settings(`side${n}`), { file }));
    const [one, other] = await Promise.all(
      servers.map(async (server) => ({ server, patient: await signIn(server.url) })),
    );
    if (one && other) await compare(database, [one, other]);
  } finally {
    for (const server of servers) await server.stop();
  }
}

/** The other build is given by its `server.js`, with its dependencies next to it. */
export async function compareBuilds(other: string): Promise<void> {
  const files = [other, at('apps', 'api', 'dist', 'server.js')];
  await compareWith('SQLite', async () => ({}), files);
  const postgres = await startPostgres();
  try {
    const DATABASE_URL = (name: string) => addDatabase(postgres.url, name);
    await compareWith('PostgreSQL', async (name) => ({ DATABASE_URL: await DATABASE_URL(name) }), files);
  } finally {
    await postgres.stop();
  }
}
