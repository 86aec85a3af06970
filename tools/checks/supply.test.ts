// Pinned with checksums by the lockfile, under an acceptable licence, and without undecided install scripts.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { at } from '../lib/run.ts';
import { files, grep, read } from './files.ts';

/** Licences that require attribution only, or apply to unmodified files (MPL, OFL, CC-BY). */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'Apache2',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MIT/X11',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Packages that declare their licence only in a file, which was reviewed. */
const reviewed: Record<string, string> = {
  'humanize-number': 'MIT',
  jsbi: 'Apache-2.0',
  'map-stream': 'MIT',
  only: 'MIT',
  'png-js': 'MIT',
  'require-like': 'MIT',
};

type Named = string | { type?: string };

interface Manifest {
  name: string;
  license?: Named | Named[];
  licenses?: Named[];
  scripts?: Record<string, string>;
}

function listInstalled(): Manifest[] {
  const store = at('node_modules', '.pnpm');
  return readdirSync(store).flatMap((folder) => {
    const inside = join(store, folder, 'node_modules');
    if (!existsSync(inside)) return [];
    return readdirSync(inside, { withFileTypes: true }).flatMap((entry) => {
      if (entry.isSymbolicLink() || !entry.isDirectory()) return [];
      const names = entry.name.startsWith('@')
        ? readdirSync(join(inside, entry.name), { withFileTypes: true })
            .filter((one) => one.isDirectory())
            .map((one) => join(entry.name, one.name))
        : [entry.name];
      return names
        .map((name) => join(inside, name, 'package.json'))
        .filter(existsSync)
        .map((file): Manifest => JSON.parse(readFileSync(file, 'utf8')));
    });
  });
}

const packages = listInstalled();

function getLicence({ name, license, licenses }: Manifest): string {
  const named = [license ?? licenses ?? []].flat().map((one) => (typeof one === 'string' ? one : one.type));
  return named.length > 0 ? named.join(' OR ') : (reviewed[name] ?? 'none');
}

/** One of several alternatives (OR) is sufficient; all parts of an AND must be allowed. */
const isAllowed = (licence: string): boolean =>
  licence
    .replaceAll(/[()]/g, '')
    .split(/ OR /i)
    .some((one) => one.split(/ AND /i).every((name) => allowed.has(name.trim())));

test('every installed package has an allowed licence', () => {
  expect(packages.length).toBeGreaterThan(500);
  const refused = packages
    .map((one) => `${one.name}: ${getLicence(one)}`)
    .filter((line) => !isAllowed(line.split(': ')[1] ?? ''));
  expect(refused).toEqual([]);
});

test('rejects other licences', () => {
  for (const licence of ['none', 'GPL-3.0', 'MIT AND AGPL-3.0-only', 'SEE LICENSE IN EULA'])
    expect(isAllowed(licence)).toBe(false);
  expect(isAllowed('(GPL-2.0 OR MIT)')).toBe(true);
});

test('every install script is allowed or denied by name', () => {
  const { allowBuilds } = parse(read('pnpm-workspace.yaml')) as { allowBuilds: Record<string, boolean> };
  const scripts = ['preinstall', 'install', 'postinstall'];
  const wanting = packages.filter((one) => scripts.some((name) => one.scripts?.[name] !== undefined));
  const undecided = new Set(wanting.map(({ name }) => name).filter((name) => allowBuilds[name] === undefined));
  expect([...undecided].sort()).toEqual([]);
});

test('the lockfile has a checksum for every package and only registry sources', () => {
  const lines = read('pnpm-lock.yaml').split('\n');
  const resolutions = lines.filter((line) => line.includes('resolution:'));
  expect(resolutions.length).toBeGreaterThan(500);
  expect(resolutions.filter((line) => !/resolution: \{integrity: sha512-[A-Za-z0-9+/=]+\}$/.test(line))).toEqual([]);
});

test('packages are installed only from the lockfile', () => {
  const scripts = /^(\.ci\/run|Dockerfile|package\.json|tools\/(run\.mjs|tasks\/.*|lib\/.*))$/;
  const installs = grep(scripts, /\bpnpm'?,? ?\[?'?(install|add|i)\b|npm (install|i|ci)\b/);
  expect(installs.filter((line) => !line.includes('--frozen-lockfile'))).toEqual([]);
  expect(installs.length).toBeGreaterThan(0);
  expect(files(/(^|\/)(package-lock\.json|yarn\.lock|npm-shrinkwrap\.json)$/)).toEqual([]);
});
