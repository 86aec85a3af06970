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

const changesetsIn = (folder: string) => globSync('*.md', { cwd: folder }).filter((file) => file !== 'README.md');

/** Returns the versions that `changeset version` would write, from a run in a copy of the manifests. */
export async function planVersions(changesets = at('.changeset')): Promise<VersionChange[]> {
  const copy = mkdtempSync(join(tmpdir(), 'libretto-versions-'));
  try {
    const manifests = globSync('{packages,apps}/*/package.json', { cwd: root });
    const files = ['package.json', 'pnpm-workspace.yaml', 'benchmarks/package.json', ...manifests];
    for (const file of files) cpSync(at(file), join(copy, file));
    cpSync(changesets, join(copy, '.changeset'), { recursive: true });
    // Changesets resolves the writer of changelogs from there.
    symlinkSync(at('node_modules'), join(copy, 'node_modules'), 'junction');
    await applyVersions(copy);
    return packageFolders.map((folder) => {
      const { name, version } = readManifest(at(folder));
      return { name, from: version, to: readManifest(join(copy, folder)).version };
    });
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Writes versions and changelogs. Without changesets it does nothing, where `changeset version` would fail. */
export async function applyVersions(folder = root): Promise<void> {
  if (changesetsIn(join(folder, '.changeset')).length === 0) return;
  await must('changeset', ['version'], { cwd: folder, capture: true });
}

export const describeChange = ({ name, from, to }: VersionChange) =>
  from === to ? `${name} stays at ${from}` : `${name} ${from} → ${to}`;
