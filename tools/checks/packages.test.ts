// Checks the packages as they would be packed. Requires the builds.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entryPoints, packageFolders } from '../lib/entry-points.ts';
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
  beforeAll(() => {
    temporary = mkdtempSync(join(tmpdir(), 'libretto-pack-'));
    tarball = join(temporary, 'package.tgz');
    execFileSync('pnpm', ['pack', '--out', tarball], { cwd: at(folder), stdio: 'pipe' });
  });
  afterAll(() => rmSync(temporary, { recursive: true, force: true }));

  test('passes publint', async () => {
    const packed = readFileSync(tarball);
    const { messages, pkg } = await publint({
      strict: true,
      pack: { tarball: packed.buffer.slice(packed.byteOffset, packed.byteOffset + packed.byteLength) },
    });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
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
    const listed = execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' }).split('\n');
    expect(listed).toEqual(expect.arrayContaining(['package/README.md', 'package/API.md', 'package/LICENSE']));
    expect(listed.filter((file) => /\.(test|stories)\./.test(file))).toEqual([]);
  });
});
