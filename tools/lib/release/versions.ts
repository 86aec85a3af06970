import { cpSync, globSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageFolders } from '../entry-points.ts';
import { at, must, root } from '../run.ts';
import { readManifest } from './tarballs.ts';

export interface VersionChange {
  name: string;
  from: string;
  to: string;
}

/** Returns the versions that `changeset version` would write, from a run in a copy of the manifests. */
export async function planVersions(): Promise<VersionChange[]> {
  const copy = mkdtempSync(join(tmpdir(), 'libretto-versions-'));
  try {
    const manifests = globSync('{packages,apps}/*/package.json', { cwd: root });
    const files = ['package.json', 'pnpm-workspace.yaml', '.changeset', 'benchmarks/package.json', ...manifests];
    for (const file of files) cpSync(at(file), join(copy, file), { recursive: true });
    // Changesets resolves the writer of changelogs from there.
    symlinkSync(at('node_modules'), join(copy, 'node_modules'), 'junction');
    await must('changeset', ['version'], { cwd: copy, capture: true });
    return packageFolders.map((folder) => {
      const { name, version } = readManifest(at(folder));
      return { name, from: version, to: readManifest(join(copy, folder)).version };
    });
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Applies the changesets: versions and changelogs. Returns whether there were any. */
export async function applyVersions(): Promise<boolean> {
  if (globSync('*.md', { cwd: at('.changeset') }).filter((file) => file !== 'README.md').length === 0) return false;
  await must('changeset', ['version'], { capture: true });
  return true;
}

export const describeChange = ({ name, from, to }: VersionChange) =>
  from === to ? `${name} stays at ${from}` : `${name} ${from} → ${to}`;
