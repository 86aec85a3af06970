// Database bytes and CPU time per patient, throughput of one and two servers. docs/scaling.md extrapolates from it.

import { addDatabase, OtherPatients } from '../../apps/api/test/other-patients.ts';
import { startPostgres } from '../../apps/api/test/postgres.ts';
import { type DemoServer, demoServer } from '../../tools/lib/demo-server.ts';
import { type SignedIn, signIn } from '../lib/sign-in.ts';
import { median, printTable } from '../lib/table.ts';

const patients = Number(process.env.PATIENTS ?? 2000);
const seconds = Number(process.env.SECONDS ?? 10);
const connections = Number(process.env.CONNECTIONS ?? 16);
/** Per each of three tables; see Crowd. */
const rowsEach = 100;
const METRICS_TOKEN = 'numbers-of-a-benchmark';

const postgres = await startPostgres();
const database = await addDatabase(postgres.url, 'patients');
const open = () => demoServer({ DATABASE_URL: database, METRICS_TOKEN });

async function gauge({ url }: DemoServer, name: string): Promise<number> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  return Number(new RegExp(`^${name} (.*)$`, 'm').exec(await answer.text())?.[1]);
}

const visit = ({ id }: SignedIn): [path: string, body?: object][] => [
  [`/api/patient/${id}`],
  [`/api/diagnosiPatient/${id}`],
  [`/api/getEsami/${id}/3`],
  [`/api/rilevazioniPatient/${id}`],
  [`/api/visitePatient/${id}`],
  [`/api/getFarmaci/${id}/1`],
  [`/api/cronologia/${id}`],
  ['/api/bozze/visite.nuova', { contenuto: { testo: 'Controllo dopo sei mesi' } }],
];

async function load(servers: readonly DemoServer[], { token, ...patient }: SignedIn) {
  const steps = visit({ token, ...patient });
  const times: number[] = [];
  const before = await Promise.all(servers.map((server) => gauge(server, 'process_cpu_seconds_total')));
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, async (_, connection) => {
      for (let n = connection; performance.now() < end; n += 1) {
        const [path, body] = steps[n % steps.length] ?? ['/api/health'];
        const server = servers[(n + connection) % servers.length];
        const began = performance.now();
        const answer = await fetch(`${server?.url}${path}`, {
          headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
          ...(body && { method: 'PUT', body: JSON.stringify(body) }),
        });
        await answer.arrayBuffer();
        if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
        times.push(performance.now() - began);
      }
    }),
  );
  const after = await Promise.all(servers.map((server) => gauge(server, 'process_cpu_seconds_total')));
  const used = after.reduce((sum, value, index) => sum + value - (before[index] ?? 0), 0);
  const memory = await Promise.all(servers.map((server) => gauge(server, 'process_resident_memory_bytes')));
  const sorted = times.toSorted((a, b) => a - b);
  return [
    (times.length / seconds).toFixed(0),
    median(times).toFixed(1),
    (sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN).toFixed(1),
    ((used * 1000) / times.length).toFixed(2),
    Math.max(...memory.map((bytes) => bytes / 2 ** 20)).toFixed(0),
  ];
}

const servers = [await open()];
try {
  const [first] = servers;
  if (first === undefined) throw new Error('No server.');
  const patient = await signIn(first.url);
  const crowd = await OtherPatients.create(database, patient.id);
  const empty = await crowd.bytes();
  const began = performance.now();
  await crowd.grow(patients * rowsEach);
  const each = ((await crowd.bytes()) - empty) / patients;
  const took = ((performance.now() - began) / 1000).toFixed(0);
  console.log(
    `${patients} patients with ${3 * rowsEach} records each: ${(each / 1024).toFixed(0)} kB each (in ${took} s).`,
  );
  await load(servers, patient);
  const rows = [['one server', ...(await load(servers, patient))]];
  servers.push(await open());
  await load(servers, patient);
  rows.push(['two servers', ...(await load(servers, patient))]);
  printTable(
    `${connections} people at once for ${seconds} s among ${patients} patients; clients and PostgreSQL on the same machine`,
    ['', 'requests/s', 'median ms', '99 % ms', 'processor ms a request', 'memory MB'],
    rows,
  );
  await crowd.close();
} finally {
  for (const server of servers) await server.stop();
  await postgres.stop();
}
