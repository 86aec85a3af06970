// Other projects generate clients from the contract with the generators below, and review it with Spectral.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { at, must, run } from '../lib/run.ts';

const contract = at('openapi', 'dist', 'openapi.json');
// Inside the repository, so that generated imports resolve.
const folder = ['.cache', 'generated-clients'];
const timeoutMs = 300_000;

const orval = (client: string, target: string) => ({
  input: contract,
  output: { mode: 'single', client, target: at(...folder, target) },
});

/** Command lines by generator; each writes into a folder of its own. */
const generators: Record<string, string[]> = {
  'openapi-typescript': [contract, '--output', at(...folder, 'openapi-typescript', 'client.ts')],
  'openapi-ts': ['--input', contract, '--output', at(...folder, 'openapi-ts'), '--client', '@hey-api/client-fetch'],
  orval: ['--config', at(...folder, 'orval.config.mjs')],
  'openapi-zod-client': [contract, '--output', at(...folder, 'openapi-zod-client', 'client.ts')],
};

const compilerOptions = {
  strict: true,
  module: 'esnext',
  moduleResolution: 'bundler',
  target: 'es2022',
  lib: ['es2023', 'dom', 'dom.iterable'],
  types: [],
  noEmit: true,
  skipLibCheck: true,
};

const bin = (name: string) => at('node_modules', '.bin', name);
const compiler = at('node_modules', '@typescript', 'native', 'bin', 'tsc');

beforeAll(async () => {
  rmSync(at(...folder), { recursive: true, force: true });
  for (const name of Object.keys(generators)) mkdirSync(at(...folder, name), { recursive: true });
  const targets = { fetch: orval('fetch', 'orval/client.ts'), zod: orval('zod', 'orval/zod.ts') };
  writeFileSync(at(...folder, 'orval.config.mjs'), `export default ${JSON.stringify(targets)};\n`);
  await must(process.execPath, [at('packages', 'api-client', 'generate.ts')], { capture: true });
  const generate = ([name, args]: [string, string[]]) =>
    must(bin(name), args, { capture: true, cwd: dirname(contract) });
  await Promise.all(Object.entries(generators).map(generate));
}, timeoutMs);

test.concurrent(
  'generated clients compile',
  async () => {
    writeFileSync(at(...folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*/**/*.ts'] }));
    const args = [compiler, '-p', at(...folder), '--pretty', 'false', '--checkers', '1'];
    const { output } = await run(process.execPath, args, { capture: true });
    expect(output).toBe('');
  },
  timeoutMs,
);

test('the generators find every operation', () => {
  const { paths } = JSON.parse(readFileSync(contract, 'utf8')) as { paths: Record<string, Record<string, object>> };
  const ids = Object.values(paths)
    .flatMap((item) => Object.values(item))
    .flatMap((operation) => ('operationId' in operation ? [String(operation.operationId)] : []));
  expect(ids.length).toBeGreaterThan(200);
  const clients = [
    'openapi-typescript/client.ts',
    'openapi-ts/sdk.gen.ts',
    'orval/client.ts',
    'openapi-zod-client/client.ts',
  ];
  for (const client of clients) {
    const source = readFileSync(at(...folder, client), 'utf8').toLowerCase();
    expect(
      ids.filter((id) => !source.includes(id.toLowerCase())),
      client,
    ).toEqual([]);
  }
});

test.concurrent(
  'Spectral reports nothing beyond the exceptions of spectral.yaml',
  async () => {
    const { output } = await run(
      bin('spectral'),
      ['lint', contract, '--ruleset', at('spectral.yaml'), '--fail-severity', 'hint', '--format', 'text', '--quiet'],
      { capture: true },
    );
    expect(output.trim()).toBe('');
  },
  timeoutMs,
);
