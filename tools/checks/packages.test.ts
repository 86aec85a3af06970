// Checks the packages as they would be packed. Requires the builds.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entryPoints, packageFolders } from '../lib/entry-points.ts';
import { inspect } from '../lib/release/inspect.ts';
import { pack } from '../lib/release/tarballs.ts';
import { at, root } from '../lib/run.ts';

interface Manifest {
  name: string;
  type?: string;
  sideEffects?: false | string[];
  exports: Record<string, unknown>;
  files: string[];
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

interface Report {
  problems: Record<string, { entrypoint?: string; kind: string; resolutionKind?: string }[]>;
}

const readManifest = (folder: string) => JSON.parse(readFileSync(at(folder, 'package.json'), 'utf8')) as Manifest;

// Packing takes seconds, and longer on a busy machine.
describe.each(packageFolders)('%s', { timeout: 120_000 }, (folder) => {
  let temporary = '';
  let tarball = '';
  beforeAll(async () => {
    temporary = mkdtempSync(join(tmpdir(), 'libretto-pack-'));
    tarball = (await pack(folder, temporary)).file;
  });
  afterAll(() => rmSync(temporary, { recursive: true, force: true }));

  test('may be published', async () => {
    expect(await inspect(tarball)).toEqual([]);
  });

  test('has types that resolve in every entry, for bundlers and for Node', () => {
    const names = entryPoints(folder).map(({ path }) => path);
    expect(names.length).toBeGreaterThan(2);
    const args = [tarball, '--profile', 'esm-only', '--format', 'json', '--entrypoints', ...names];
    // The exit code alone would not tell the affected entry.
    const { problems } = JSON.parse(
      execFileSync('attw', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 }),
    ) as Report;
    const modern = Object.values(problems)
      .flat()
      .filter(({ resolutionKind }) => resolutionKind === 'bundler' || resolutionKind === 'node16-esm');
    expect(modern).toEqual([]);
  });

  test('declares its exports, side effects and files', () => {
    const { type, sideEffects, exports, files, dependencies = {} } = readManifest(folder);
    expect(type).toBe('module');
    expect(sideEffects).toSatisfy((value: unknown) => value === false || Array.isArray(value));
    expect(Object.keys(exports)).not.toContain('.');
    expect(files).toEqual(expect.arrayContaining(['dist', 'README.md', 'API.md', 'CHANGELOG.md', 'LICENSE']));
    // Two copies of React in one page do not work.
    expect(Object.keys(dependencies).filter((name) => /^react(-dom)?$/.test(name))).toEqual([]);
  });
});
