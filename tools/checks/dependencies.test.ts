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

const { catalog, catalogs } = parse(read('pnpm-workspace.yaml')) as {
  catalog: Record<string, string>;
  catalogs: { published: Record<string, string> };
};

test('the catalog pins every version exactly once', () => {
  const pinned = dependencies.filter(({ range }) => range !== 'catalog:published');
  expect(pinned.filter(({ name, range }) => range !== (isOwn(name) ? 'workspace:*' : 'catalog:'))).toEqual([]);
  const names = new Set(pinned.map(({ name }) => name));
  expect(Object.keys(catalog).filter((name) => !names.has(name))).toEqual([]);
  expect(Object.entries(catalog).filter(([, version]) => /[\^~*]/.test(version))).toEqual([]);
});

test('packages are published with ranges that begin at the tested version', () => {
  const published = manifests
    .filter(({ file }) => file.startsWith('packages/'))
    .flatMap(({ manifest }) => Object.entries(manifest.dependencies ?? {}));
  expect(published.length).toBeGreaterThan(0);
  expect(published.filter(([, range]) => range !== 'catalog:published')).toEqual([]);
  const tested = Object.keys(catalogs.published).map((name) => [name, `^${catalog[name]}`]);
  expect(catalogs.published).toEqual(Object.fromEntries(tested));
  // Parsing the whole file takes seconds.
  const [section = ''] = /^catalogs:\n(?: .*\n)*/m.exec(read('pnpm-lock.yaml')) ?? [];
  const locked = parse(section) as { catalogs: { published: Record<string, { version: string }> } };
  const installed = Object.entries(locked.catalogs.published);
  expect(installed.length).toBeGreaterThan(0);
  expect(installed.map(([name, { version }]) => [name, version])).toEqual(
    installed.map(([name]) => [name, catalog[name]]),
  );
});

test('every dependency has a documented reason', () => {
  const decisions = read('docs/decisions/dependencies.md');
  const names = new Set(dependencies.map(({ name }) => name).filter((name) => !isOwn(name)));
  expect([...names].filter((name) => !decisions.includes(`\`${name}\``)).sort()).toEqual([]);
});
