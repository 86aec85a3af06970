import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { unpack } from './tarballs.ts';

type Target = string | null | { [condition: string]: Target };

interface PackedManifest {
  name?: string;
  license?: string;
  repository?: { type?: string; url?: string; directory?: string };
  exports?: Record<string, Target>;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

function listTargets(target: Target): string[] {
  if (target === null) return [];
  return typeof target === 'string' ? [target] : Object.values(target).flatMap(listTargets);
}

function checkFields({ license, repository, ...manifest }: PackedManifest): string[] {
  const problems: string[] = [];
  if (!license) problems.push('package.json has no `license`.');
  // npm refuses provenance for another repository than the one that builds the package.
  if (repository?.type !== 'git' || !/^git\+https:\/\/.+\.git$/.test(repository.url ?? ''))
    problems.push('package.json has no `repository` of type "git" with a `url` such as "git+https://….git".');
  else if (!repository.directory) problems.push('`repository` has no `directory`.');
  for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'] as const)
    for (const [name, range] of Object.entries(manifest[kind] ?? {}))
      if (/^(workspace|catalog|link|file|portal):/.test(range))
        problems.push(`\`${kind}\` has ${name} as "${range}", which exists in this repository only.`);
  const installScripts = ['preinstall', 'install', 'postinstall'].filter((name) => manifest.scripts?.[name]);
  for (const name of installScripts) problems.push(`It would run a script at each installation: ${name}.`);
  return problems;
}

/** Files that a pattern such as `./dist/*.js` exports; a star also matches slashes. */
function filesOf(folder: string, target: string, hidden: RegExp[]): Map<string, string> {
  const [head = '', tail = ''] = target.slice(2).split('*');
  const names = globSync(`${head}**/*${tail}`, { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .map((file): [string, string] => [file.slice(head.length, file.length - tail.length), file]);
  return new Map(names.filter(([name]) => !hidden.some((pattern) => pattern.test(`./${name}`))));
}

const toPattern = (path: string) => new RegExp(`^${path.replaceAll('.', '[.]').replace('*', '.+')}$`);

/** Chunks that an entry loads on demand end with a hash; they have no types. */
const isChunk = (name: string) => /-[A-Z0-9]{8}$/.test(name);

function checkPattern(folder: string, path: string, target: Target, hidden: RegExp[]): string[] {
  const { types, default: code } = typeof target === 'object' && target ? target : { types: null, default: target };
  const conditions = [types, code].filter((one) => typeof one === 'string');
  const problems = conditions.flatMap((one) => {
    // One set of types for all style sheets, for example.
    if (!one.includes('*')) return sizeOf(join(folder, one)) > 0 ? [] : [`"${path}" names ${one}, which is missing.`];
    const found = filesOf(folder, one, hidden);
    if (found.size === 0) return [`"${path}" names ${one}, and no file is like that.`];
    const empty = [...found.values()].filter((file) => sizeOf(join(folder, file)) === 0);
    // A component without styles has a sheet nevertheless, which is empty.
    if (one.endsWith('.css') && empty.length < found.size) return [];
    return empty.map((file) => `${file} is empty.`);
  });
  if (problems.length > 0 || conditions.length < 2 || !conditions.every((one) => one.includes('*'))) return problems;
  const [typed, coded] = conditions.map((one) => filesOf(folder, one, hidden));
  return [
    ...[...(typed ?? [])].filter(([name]) => !coded?.has(name)).map(([, file]) => `${file} has no code.`),
    ...[...(coded ?? [])]
      .filter(([name]) => !typed?.has(name) && !isChunk(name))
      .map(([, file]) => `${file} has no types.`),
  ];
}

function checkExports(folder: string, { exports = {} }: PackedManifest): string[] {
  const entries = Object.entries(exports);
  if (entries.every(([path]) => path === './package.json')) return ['It exports no code.'];
  const hidden = entries.filter(([, target]) => target === null).map(([path]) => toPattern(path));
  return entries.flatMap(([path, target]) => {
    const sources = listTargets(target).filter((file) => /\/src\/|(?<!\.d)\.[cm]?tsx?$/.test(file));
    if (sources.length > 0) return sources.map((file) => `"${path}" names ${file}, which is a source file.`);
    // More specific patterns win.
    const others = entries
      .filter(([other]) => other !== path && other.length > path.length && toPattern(path).test(other))
      .map(([other]) => toPattern(other));
    if (path.includes('*')) return checkPattern(folder, path, target, [...hidden, ...others]);
    const missing = listTargets(target).filter((file) => sizeOf(join(folder, file)) === 0);
    const untyped = /\.(json|css)$/.test(path) || typeof target === 'string' || target?.types !== undefined;
    return [
      ...missing.map((file) => `"${path}" names ${file}, which is missing or empty.`),
      ...(untyped ? [] : [`"${path}" has no types.`]),
    ];
  });
}

function checkFiles(folder: string): string[] {
  const files = globSync('**/*', { cwd: folder }).map((file) => file.replaceAll('\\', '/'));
  const texts = ['LICENSE', 'README.md', 'API.md'].filter((name) => sizeOf(join(folder, name)) === 0);
  const tests = files.filter((file) => /\.(test|stories)\./.test(file));
  return [
    ...texts.map((name) => `${name} is missing or empty.`),
    ...(files.some((file) => file.endsWith('.js')) ? [] : ['It contains no JavaScript: build the package first.']),
    ...tests.map((file) => `${file} is a test or a story.`),
  ];
}

/** Returns the reasons why a tarball must not be published. */
export async function inspect(file: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'libretto-inspect-'));
  try {
    await unpack(file, folder);
    if (sizeOf(join(folder, 'package.json')) === 0) return ['It contains no package.json.'];
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackedManifest;
    const own = [...checkFields(manifest), ...checkFiles(folder), ...checkExports(folder, manifest)];
    return own.length > 0 ? own : await lint(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function lint(file: string): Promise<string[]> {
  const packed = readFileSync(file);
  const tarball = packed.buffer.slice(packed.byteOffset, packed.byteOffset + packed.byteLength);
  const { messages, pkg } = await publint({ strict: true, pack: { tarball } });
  return messages.map((message) => formatMessage(message, pkg) ?? message.code);
}
