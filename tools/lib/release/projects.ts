// Projects of others: outside of the repository, so that nothing of it is found by accident.
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { packageFolders } from '../entry-points.ts';
import { at, must, root } from '../run.ts';
import { pack, readManifest, type Tarball, unpack } from './tarballs.ts';

type Dependencies = Record<string, string>;

interface ProjectManifest {
  dependencies?: Dependencies;
  devDependencies?: Dependencies;
}

const readProject = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as ProjectManifest;

/** Copies templates into a new folder, the later over the earlier; names versions and tarballs in its package.json. */
export function createProject(templates: string[], tarballs: readonly Tarball[]): string {
  const project = mkdtempSync(join(tmpdir(), 'libretto-elsewhere-'));
  for (const template of templates) cpSync(template, project, { recursive: true });
  const { catalog } = parse(readFileSync(at('pnpm-workspace.yaml'), 'utf8')) as { catalog: Dependencies };
  const files = new Map(tarballs.map(({ name, file }) => [name, `file:${file}`]));
  function resolve(dependencies: Dependencies = {}): Dependencies {
    const resolved = Object.keys(dependencies).map((name) => [name, files.get(name) ?? catalog[name]]);
    const unknown = resolved.filter(([, version]) => !version).map(([name]) => name);
    if (unknown.length > 0) throw new Error(`Neither a tarball nor in the catalog: ${unknown.join(', ')}.`);
    return Object.fromEntries(resolved);
  }
  const { dependencies, devDependencies, ...manifest } = readProject(project);
  const resolved = { ...manifest, dependencies: resolve(dependencies), devDependencies: resolve(devDependencies) };
  writeFileSync(join(project, 'package.json'), `${JSON.stringify(resolved, null, 2)}\n`);
  return project;
}

export const removeProject = (project: string) => rmSync(project, { recursive: true, force: true, maxRetries: 3 });

function link(project: string, name: string, from: string[]): void {
  const place = join(project, 'node_modules', name);
  if (existsSync(place)) return;
  const found = from.map((folder) => join(folder, 'node_modules', name)).find(existsSync);
  if (!found) throw new Error(`${name} is not installed in this repository: it cannot be linked into a project.`);
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(realpathSync(found), place, 'junction');
}

/** Unpacks the tarballs and links everything else to the packages of this repository, so that no network is needed. */
export async function installLinked(
  project: string,
  tarballs: readonly Tarball[],
  extras: readonly string[] = [],
): Promise<void> {
  const { dependencies, devDependencies } = readProject(project);
  const folders = packageFolders.map((folder) => at(folder));
  const own = new Map(folders.map((folder) => [readManifest(folder).name, folder]));
  for (const name of [...Object.keys({ ...dependencies, ...devDependencies }), ...extras]) {
    const tarball = tarballs.find((one) => one.name === name);
    if (!tarball) {
      link(project, name, [root, ...folders]);
      continue;
    }
    const installed = join(project, 'node_modules', name);
    await unpack(tarball.file, installed);
    const packed = readManifest(installed);
    for (const needed of Object.keys({ ...packed.dependencies, ...packed.peerDependencies }))
      link(project, needed, [own.get(name) ?? root, root]);
  }
}

/** Packs the packages and installs them into a new project, with links to everything else. */
export async function createLinkedProject(templates: string[], extras: readonly string[] = []): Promise<string> {
  const packed = mkdtempSync(join(tmpdir(), 'libretto-pack-'));
  try {
    const tarballs = await Promise.all(packageFolders.map((folder) => pack(folder, packed)));
    const project = createProject(templates, tarballs);
    await installLinked(project, tarballs, extras);
    return project;
  } finally {
    rmSync(packed, { recursive: true, force: true });
  }
}

/** Installs what npm finds today, as for everybody else: without lockfile, and without install scripts. */
export async function installFresh(project: string): Promise<void> {
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock', '--prefer-offline'];
  await must('npm', ['install', ...quiet], { cwd: project, capture: true });
}
