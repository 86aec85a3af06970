import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { files, read } from './files.ts';

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const manifests = files(/(^|\/)package\.json$/).map((file) => ({ file, manifest: JSON.parse(read(file)) as Manifest }));
const dependencies = manifests.flatMap(({ file, manifest }) =>
  Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).map(([name, range]) => ({
    file,
    name,
    range,
  })),
);
const isOwn = (name: string) => name.startsWith('@libretto/');

test('the catalog pins every version exactly once', () => {
  expect(dependencies.filter(({ name, range }) => range !== (isOwn(name) ? 'workspace:*' : 'catalog:'))).toEqual([]);
  const { catalog } = parse(read('pnpm-workspace.yaml')) as { catalog: Record<string, string> };
  const names = new Set(dependencies.map(({ name }) => name));
  expect(Object.keys(catalog).filter((name) => !names.has(name))).toEqual([]);
  expect(Object.entries(catalog).filter(([, version]) => /[\^~*]/.test(version))).toEqual([]);
});

test('every dependency has a documented reason', () => {
  const decisions = read('docs/decisions/dependencies.md');
  const names = new Set(dependencies.map(({ name }) => name).filter((name) => !isOwn(name)));
  expect([...names].filter((name) => !decisions.includes(`\`${name}\``)).sort()).toEqual([]);
});
