import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { at } from '../lib/run.ts';
import { files, read } from './files.ts';

const tables = read('docs/glossary.md')
  .split(/^## /m)
  .slice(1)
  .map((section) => {
    const [head = [], , ...rows] = section
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );
    return rows.map((row) => new Map(head.map((name, column) => [name, row[column] ?? ''])));
  });
const rows = tables.flat();
const quoted = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
const sources = (pattern: RegExp) => files(pattern).map(read).join('\n');

test('has a row per record kind', () => {
  const areas = files(/^apps\/api\/src\/areas\/[\w-]+\/[\w-]+\.kind\.ts$/).map((file) => file.split('/')[4]);
  const listed = rows.flatMap((row) =>
    quoted(row.get('area') ?? row.get('location')).map((path) => path.split('/').filter(Boolean).at(-1)),
  );
  expect(areas.filter((area) => !listed.includes(area))).toEqual([]);
});

test('names only areas and paths that exist', () => {
  const paths = rows.flatMap((row) => [
    ...quoted(row.get('location')),
    ...quoted(row.get('area')).flatMap((area) => [
      `openapi/areas/${area}`,
      `apps/api/src/areas/${area}`,
      `apps/web/src/areas/${area}`,
    ]),
  ]);
  expect(paths.length).toBeGreaterThan(40);
  expect(paths.filter((path) => !existsSync(at(path)))).toEqual([]);
});

test('names only wire names of the contract', () => {
  const contract = sources(/^openapi\/.*\.yaml$/);
  const names = rows.flatMap((row) => quoted(row.get('wire name')));
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(contract))).toEqual([]);
});

test('names only FHIR resources that the export writes', () => {
  const written = sources(/^apps\/api\/src\/fhir\/.*(?<!\.test)\.ts$/);
  const resources = rows.flatMap((row) =>
    [...(row.get('FHIR R4') ?? '').matchAll(/\b[A-Z][a-z]+[A-Z]?\w*\b/g)].map(([name]) => name),
  );
  expect(resources).toContain('Condition');
  expect(resources.filter((name) => !written.includes(`resourceType: '${name}'`))).toEqual([]);
});
