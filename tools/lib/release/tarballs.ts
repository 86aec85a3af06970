import { mkdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { at, must } from '../run.ts';

export interface Manifest {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

export interface Tarball {
  name: string;
  version: string;
  file: string;
}

export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** Packs a package of this repository; throws if its build is missing or outdated. */
export async function pack(folder: string, into: string): Promise<Tarball> {
  const file = join(into, `${basename(folder)}.tgz`);
  mkdirSync(into, { recursive: true });
  await must('pnpm', ['pack', '--out', file], { cwd: at(folder), capture: true });
  const { name, version } = readManifest(at(folder));
  return { name, version, file };
}

/** Unpacks a tarball into a folder as a package manager would. */
export async function unpack(file: string, into: string): Promise<void> {
  mkdirSync(into, { recursive: true });
  await must('tar', ['-xzf', file, '-C', into, '--strip-components=1'], { capture: true });
}
