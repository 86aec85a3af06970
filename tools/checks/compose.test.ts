import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { settingsTable } from '../../apps/api/src/config.ts';
import { read } from './files.ts';

interface Service {
  image?: string;
  build?: string;
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
  volumes?: string[];
  networks?: string[];
  ports?: string[];
  healthcheck?: unknown;
}

const compose = parse(read('deploy/compose.yaml'), { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
  networks: Record<string, unknown>;
};
const services = Object.entries(compose.services);

test('has two identical servers, a database, a store and a proxy', () => {
  expect(Object.keys(compose.services).sort()).toEqual([
    'bucket',
    'database',
    'proxy',
    'server-1',
    'server-2',
    'store',
  ]);
  expect(compose.services['server-1']).toEqual(compose.services['server-2']);
});

test('every reference resolves', () => {
  for (const [name, { image, build, depends_on = {}, volumes = [], networks = [] }] of services) {
    expect(image ?? build, name).toBeDefined();
    for (const other of Object.keys(depends_on)) expect(Object.keys(compose.services), name).toContain(other);
    for (const network of networks) expect(Object.keys(compose.networks), name).toContain(network);
    const named = volumes.map((volume) => volume.split(':')[0] ?? '').filter((volume) => !volume.startsWith('.'));
    for (const volume of named) expect(Object.keys(compose.volumes), name).toContain(volume);
  }
});

test('every service that others wait for has a health check', () => {
  const dockerfile = read('Dockerfile');
  for (const [name, { depends_on = {} }] of services) {
    for (const [other, { condition }] of Object.entries(depends_on)) {
      if (condition !== 'service_healthy') continue;
      const says = compose.services[other]?.healthcheck !== undefined || dockerfile.includes('HEALTHCHECK');
      expect(says, `${name} waits for ${other}`).toBe(true);
    }
  }
});

test('only the proxy is public, and the servers have known settings only', () => {
  expect(services.filter(([, { ports }]) => ports !== undefined).map(([name]) => name)).toEqual(['proxy']);
  const known = new Set(settingsTable.map(({ name }) => name));
  const given = Object.keys(compose.services['server-1']?.environment ?? {});
  expect(given.filter((name) => !known.has(name))).toEqual([]);
  for (const needed of ['DATABASE_URL', 'S3_BUCKET', 'BLOB_KEY', 'TRUST_PROXY', 'PUBLIC_URL'])
    expect(given).toContain(needed);
});

test('the example documents every variable and contains no secrets', () => {
  const used = new Set([...read('deploy/compose.yaml').matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name]) => name));
  const example = Object.fromEntries(
    [...read('deploy/.env.example').matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  );
  expect(Object.keys(example).sort()).toEqual([...used].sort());
  for (const [name, value] of Object.entries(example)) if (name !== 'PUBLIC_URL') expect(value, name).toBe('');
});
