import * as operations from '@libretto/api-client/operations';
// The same work against the same stub, alternating in one process; only ratios within one run are meaningful.

import { createClient } from '@libretto/api-client/client';
import type { paths } from '@libretto/api-client/schema';
import createFetchClient from 'openapi-fetch';
import { median, printTable } from '../lib/table.ts';
import { gzipSizes } from './sizes.ts';

const rounds = Number(process.env.ROUNDS ?? 30);
const calls = 500;
const baseUrl = 'http://127.0.0.1';
const token = 'mZ1vJm5uN0c5y3oYVtqkqzJq2h8bX4w9Qe7rT6sUaPc';
const answer = JSON.stringify([{ id_contatto: 1, contatto_nominativo: 'Anna', contatto_telefono: '051 1234567' }]);

const stub = async (_request: Request) =>
  new Response(answer, { headers: { 'content-type': 'application/json', 'content-length': String(answer.length) } });

const openapi = createFetchClient<paths>({ baseUrl, fetch: stub });
const client = createClient({ baseUrl, token: () => token, fetch: stub });

const contenders: [name: string, call: (id: number) => Promise<unknown>][] = [
  [
    'plain fetch',
    async (id) => {
      const headers = { authorization: `Bearer ${token}` };
      const response = await stub(new Request(`${baseUrl}/api/emergenzaGet/${encodeURIComponent(id)}`, { headers }));
      if (!response.ok) throw new Error(`HTTP ${response.status}`);
      return response.json();
    },
  ],
  [
    'openapi-fetch',
    async (id) => {
      const { data, error } = await openapi.GET('/api/emergenzaGet/{id}', {
        params: { path: { id } },
        headers: { authorization: `Bearer ${token}` },
      });
      if (error) throw error;
      return data;
    },
  ],
  ['@libretto/api-client', (id) => client.call(operations.listEmergencyContacts, { path: { id } })],
];

async function microsecondsPerCall(call: (id: number) => Promise<unknown>): Promise<number> {
  const began = performance.now();
  for (let id = 1; id <= calls; id++) await call(id);
  return ((performance.now() - began) * 1000) / calls;
}

const times = contenders.map((): number[] => []);
for (let round = -5; round < rounds; round++) {
  for (const [index, [, call]] of contenders.entries()) {
    const time = await microsecondsPerCall(call);
    if (round >= 0) times[index]?.push(time);
  }
}

const [plain = [], peer = []] = times;
const ratio = (own: number[], base: number[]) => median(own.map((time, round) => time / (base[round] ?? Number.NaN)));
printTable(
  `A call with a stubbed answer, median of ${rounds} × ${calls}`,
  ['client', 'µs', ': plain fetch', ': openapi-fetch'],
  contenders.map(([name], index) => {
    const own = times[index] ?? [];
    return [name, median(own).toFixed(1), ratio(own, plain).toFixed(2), ratio(own, peer).toFixed(2)];
  }),
);

const sizes = await gzipSizes();
const base = sizes['openapi-fetch'] ?? Number.NaN;
printTable(
  'Size above plain fetch, minified and gzipped',
  ['what', 'bytes', ': openapi-fetch'],
  Object.entries(sizes).map(([name, bytes]) => [name, bytes, (bytes / base).toFixed(2)]),
);
