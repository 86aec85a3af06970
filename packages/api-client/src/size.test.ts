import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bundle } from './testing/bundle.ts';

const gzipped = (contents: Uint8Array | undefined) => (contents ? gzipSync(contents, { level: 9 }).length : Number.NaN);

const client = `import { createClient } from './client.ts';
const client = createClient({ baseUrl: '', token: () => undefined });`;

test('a program with queries loads at most 4,100 bytes initially', async () => {
  const files = await bundle(`${client} import { withQueries } from './query.ts'; console.log(withQueries(client));`);
  expect(gzipped(files.get('program.js'))).toBeLessThanOrEqual(4100);
});

test('a program contains only the operations it calls', async () => {
  const files = await bundle(`import * as operations from './operations.gen.ts'; console.log(operations.listDrafts);`);
  const program = Buffer.from(files.get('program.js') ?? '').toString();
  expect(program).toContain('get /api/bozze');
  expect(program.match(/\/api\//g)).toHaveLength(1);
});

test('queries import only types of TanStack Query', async () => {
  const files = await bundle(`${client} import { withQueries } from './query.ts'; console.log(withQueries(client));`);
  expect(Buffer.from(files.get('program.js') ?? '').toString()).not.toMatch(/from\s*"|QueryClient/);
});

test('a program without queries and uploads loads the code of neither', async () => {
  const files = await bundle(`${client} console.log(client);`);
  const program = Buffer.from(files.get('program.js') ?? '').toString();
  expect(program).toContain('fetch');
  expect(program).not.toContain('queryKey');
  expect(program).not.toContain('XMLHttpRequest');
});
