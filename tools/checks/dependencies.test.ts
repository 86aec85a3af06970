import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { files, read } from './files.ts';

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const manifests = files(/(^|\/)package\.json$/).map((file) => ({ file, manifest: JSON.parse(read(file)) as Manifest }));
const wanted = manifests.flatMap(({ file, manifest }) =>
  Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).map(([name, range]) => ({
    file,
    name,
    range,
  })),
);
const ours = (name: string) => name.startsWith('@libretto/');

test('the catalog pins every version exactly once', () => {
  expect(wanted.filter(({ name, range }) => range !== (ours(name) ? 'workspace:*' : 'catalog:'))).toEqual([]);
  const { catalog } = parse(read('pnpm-workspace.yaml')) as { catalog: Record<string, string> };
  const names = new Set(wanted.map(({ name }) => name));
  expect(Object.keys(catalog).filter((name) => !names.has(name))).toEqual([]);
  expect(Object.entries(catalog).filter(([, version]) => /[\^~*]/.test(version))).toEqual([]);
});

test('every dependency has a documented reason', () => {
  const decisions = read('docs/decisions/dependencies.md');
  const names = new Set(wanted.map(({ name }) => name).filter((name) => !ours(name)));
  expect([...names].filter((name) => !decisions.includes(`\`${name}\``)).sort()).toEqual([]);
});
