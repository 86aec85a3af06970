import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { at } from '../lib/run.ts';
import { files, read } from './files.ts';

const areasIn = (folder: string) =>
  new Set(
    files(new RegExp(`^${folder}/[^/]+/`))
      .map((file) => file.slice(folder.length + 1).split('/')[0] ?? '')
      .filter(Boolean),
  );

const [inContract, inServer, inApp] = ['openapi/areas', 'apps/api/src/areas', 'apps/web/src/areas'].map(areasIn) as [
  Set<string>,
  Set<string>,
  Set<string>,
];

/** The rows of the table in ARCHITECTURE.md, with the names in code spans. */
const rows = [
  ...(read('ARCHITECTURE.md').match(/\| in the app [\s\S]*?\n\n/)?.[0] ?? '').matchAll(/^\| (.*?) \| (.*?) \|$/gm),
]
  .slice(2)
  .map((row) => row.slice(1).map((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)));
const [app, server] = [0, 1].map((column) => rows.flatMap((row) => row[column] ?? [])) as [string[], string[]];

test('the contract and the server have the same areas', () => {
  expect([...inServer].sort()).toEqual([...inContract].sort());
});

test('the architecture names every area that the app does not share with the server', () => {
  expect([...inApp].filter((area) => !inServer.has(area) && !app.includes(area))).toEqual([]);
  expect([...inServer].filter((area) => !inApp.has(area) && !server.includes(area))).toEqual([]);
});

test('the architecture names only areas that exist', () => {
  const missing = (names: string[], ...folders: string[]) =>
    names.filter((name) => !folders.some((folder) => existsSync(at(folder, name))));
  expect(app.length).toBeGreaterThan(10);
  expect(missing(app, 'apps/web/src/areas', 'apps/web/src')).toEqual([]);
  expect(
    missing(
      server.filter((name) => !name.includes('.kind.')),
      'apps/api/src/areas',
      '.',
    ),
  ).toEqual([]);
});
