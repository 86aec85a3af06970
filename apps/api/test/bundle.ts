// Bundles the server once for all tests: a worker takes three times as long to start from its sources.
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildServer } from '../build.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the bundled server and worker. */
    bundle?: string;
  }
}

// Within the package, so that native modules are found.
const folder = join(import.meta.dirname, '../node_modules/.cache/test-bundle');

const day = 24 * 60 * 60 * 1000;

function removeOld(): void {
  for (const path of readdirSync(folder).map((name) => join(folder, name)))
    if (Date.now() - statSync(path).mtimeMs > day) rmSync(path, { recursive: true, force: true });
}

function contentHash(built: string): string {
  const hash = createHash('sha256');
  for (const name of globSync('*.js', { cwd: built }).sort()) hash.update(name).update(readFileSync(join(built, name)));
  return hash.digest('hex').slice(0, 16);
}

export default async function setup({ vitest }: TestProject) {
  const root = vitest.getRootProject();
  // By the setup of another project.
  if (root.getProvidedContext().bundle !== undefined) return;
  mkdirSync(folder, { recursive: true });
  removeOld();
  const built = join(folder, `${process.pid}-${Date.now()}`);
  await buildServer(built);
  // The same path for the same content, so that the compiled code of earlier runs is found.
  const kept = join(folder, contentHash(built));
  try {
    renameSync(built, kept);
  } catch {
    rmSync(built, { recursive: true });
  }
  root.provide('bundle', kept);
}
