import { expect, test } from 'vitest';
import { operations } from '../../test/operations.ts';
import { makeServer } from '../../test/server.ts';

const METRICS_TOKEN = 'un-segreto-per-i-numeri';

test('returns 404 unless a token is set', async () => {
  const server = await makeServer('sqlite');
  expect((await server.call('GET', '/metrics')).status).toBe(404);
  await server.close();
});

test('requires the token, and labels contain only operations and status classes', async () => {
  const server = await makeServer('sqlite', { settings: { METRICS_TOKEN } });
  const person = await server.person();
  for (const id of [person.id_paziente, 987654])
    await server.call('GET', `/api/visitePatient/${id}?q=segreto`, { token: person.token });
  await server.call('GET', '/api/nessuno/987654');
  const read = (token: string) => server.call('GET', '/metrics', { headers: { authorization: `Bearer ${token}` } });
  expect((await read('un-segreto-per-i-numerI')).status).toBe(401);
  const { text, headers } = await read(METRICS_TOKEN);
  expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(text).toContain('http_requests_total{operation="listVisits",status="2xx"} 1');
  expect(text).toContain('http_requests_total{operation="listVisits",status="4xx"} 1');
  expect(text).toContain('http_requests_total{operation="web",status="4xx"} 2');
  expect(text).toContain('http_request_duration_seconds_count{operation="listVisits"} 2');
  expect(text).toContain('http_request_duration_seconds_bucket{le="+Inf",operation="listVisits"} 2');
  expect(text).toContain('\nlibretto_mail_late 0\n');
  for (const name of ['process_resident_memory_bytes', 'process_cpu_seconds_total', 'nodejs_eventloop_lag_max_seconds'])
    expect(text).toMatch(new RegExp(`^${name} [0-9.e+-]+$`, 'm'));

  const names = new Set([...operations.map(({ id }) => id), 'web']);
  for (const line of text.trimEnd().split('\n')) {
    if (line === '' || line.startsWith('# ')) continue;
    // https://prometheus.io/docs/instrumenting/exposition_formats/
    expect(line).toMatch(/^[a-z_][a-z0-9_]*(\{[a-z]+="[^"\\\n]*"(,[a-z]+="[^"\\\n]*")*\})? ([0-9.e+-]+|Nan)$/);
    const operation = /operation="([^"]*)"/.exec(line)?.[1];
    if (operation !== undefined) expect(names).toContain(operation);
    expect(line).not.toMatch(/987654|segreto|libretto\.example/);
  }
  await server.close();
});
