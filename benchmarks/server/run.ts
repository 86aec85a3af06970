// Compared with bare Fastify with one query or one insert (bare.ts), loaded alternately; only the ratio is meaningful.
// `OTHER_BUILD=…/dist/server.js` compares this build with that one instead.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon, { type Load } from 'autocannon';
import { demoServer } from '../../tools/lib/demo-server.ts';
import { signIn } from '../lib/sign-in.ts';
import { median, printTable } from '../lib/table.ts';
import { compareBuilds } from './two-builds.ts';

const rounds = Number(process.env.ROUNDS ?? 5);
const duration = Number(process.env.SECONDS ?? 4);
const connections = 10;
const goal = { throughput: 0.6, startSeconds: 0.35, memoryMb: 120 };
const folder = mkdtempSync(join(tmpdir(), 'libretto-bench-'));

type Request = Omit<Load, 'connections' | 'duration'>;

async function load(request: Request, seconds = duration): Promise<[perSecond: number, p99: number]> {
  const { requests, latency, non2xx, errors } = await autocannon({ connections, duration: seconds, ...request });
  if (non2xx + errors > 0) throw new Error(`${request.url}: ${non2xx} answers and ${errors} connections failed.`);
  return [requests.average, latency.p99];
}

async function compare(name: string, bare: Request, ours: Request): Promise<(string | number)[]> {
  const sides = [bare, ours].map((request) => ({ request, perSecond: [] as number[], p99: [] as number[] }));
  for (const { request } of sides) await load(request, 2);
  for (let round = 0; round < rounds; round++) {
    for (const side of sides) {
      const [perSecond, p99] = await load(side.request);
      side.perSecond.push(perSecond);
      side.p99.push(p99);
    }
  }
  const [least, libretto] = sides.map((side) => ({ perSecond: median(side.perSecond), p99: median(side.p99) }));
  if (!least || !libretto) throw new Error('Two sides are compared.');
  const ratio = (libretto.perSecond / least.perSecond).toFixed(2);
  const cells = [least.perSecond, libretto.perSecond].map((value) => value.toFixed(0));
  return [name, ...cells, ratio, least.p99.toFixed(0), libretto.p99.toFixed(0)];
}

async function startBare(rows: string): Promise<{ process: ChildProcess; url: string; seconds: number }> {
  const began = performance.now();
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare.ts'), folder, rows], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const [, address] = /listens on (\S+)/.exec(String(chunk)) ?? [];
      if (address) resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`The bare server ended with ${code}.`)));
  });
  await (await fetch(`${url}/list/1`)).arrayBuffer();
  return { process: child, url, seconds: (performance.now() - began) / 1000 };
}

function residentMb(pid: number | undefined): number {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

async function loads(): Promise<void> {
  const server = await demoServer({ DATA_DIR: join(folder, 'ours') });
  try {
    const { id, token } = await signIn(server.url);
    const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' };
    const list = `${server.url}/api/rilevazioniPatient/${id}`;
    const rows = await (await fetch(list, { headers })).text();
    writeFileSync(join(folder, 'rows.json'), rows);
    const count = JSON.parse(rows).length;
    const bare = await startBare(join(folder, 'rows.json'));
    const reading = { id_paziente: id, data_rilevazione: '2026-03-20', parametro_peso: 64.5, fonte: 'manuale' };
    const posts = (url: string, body: object, more = {}): Request => ({
      url,
      method: 'POST',
      headers: { 'content-type': 'application/json', ...more },
      body: JSON.stringify(body),
    });
    printTable(
      `${connections} connections, requests a second, median of ${rounds} turns (goal: ${goal.throughput} of bare)`,
      ['', 'bare Fastify + node:sqlite', 'Libretto', 'ratio', 'bare 99 % ms', 'Libretto 99 % ms'],
      [
        await compare(`a list of ${count}`, { url: `${bare.url}/list/1` }, { url: list, headers }),
        await compare(
          'a new record',
          posts(`${bare.url}/list`, JSON.parse(rows)[0]),
          posts(`${server.url}/api/salva/tbl_parametri_vitalis/0`, reading, headers),
        ),
      ],
    );
    bare.process.kill();
  } finally {
    await server.stop();
  }
}

async function starts(): Promise<void> {
  const seconds: number[] = [];
  const memory: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const began = performance.now();
    const server = await demoServer({ DATA_DIR: join(folder, 'started') });
    await (await fetch(`${server.url}/api/health`)).arrayBuffer();
    // The first start creates the database and the demo accounts.
    if (round > 0) seconds.push((performance.now() - began) / 1000);
    if (round > 0) memory.push(residentMb(server.pid));
    await server.stop();
  }
  printTable(
    `Started on data that are there, median of ${rounds}`,
    ['', 'Libretto', 'goal'],
    [
      ['seconds to the first answer', median(seconds).toFixed(2), goal.startSeconds],
      ['memory while nobody asks, MB', median(memory).toFixed(0), goal.memoryMb],
    ],
  );
}

try {
  const other = process.env.OTHER_BUILD;
  if (other) {
    await compareBuilds(other);
  } else {
    await loads();
    await starts();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
