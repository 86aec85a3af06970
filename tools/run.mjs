// Runs a task of this repository on a machine that has only Node (18 or newer), npm and git.
// Plain JavaScript without dependencies: it is what fetches everything else.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PNPM = '12.21.0';
const NODE = '24.21.0';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const toolsDir = join(root, '.tools');
const bin = join(toolsDir, 'node_modules', '.bin');
const [task, ...rest] = process.argv.slice(2);

function nodeIsRecent() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  return major >= 26 || (major === 24 && minor >= 11) || (major === 22 && minor >= 22);
}

const windows = process.platform === 'win32';
const nodePackage = `node-${windows ? 'win' : process.platform}-${process.arch}`;
const ownNode = nodeIsRecent() ? dirname(process.execPath) : join(toolsDir, 'node_modules', nodePackage, 'bin');

function fail(message) {
  console.error(`\n${message}`);
  process.exit(1);
}

/** Keeps npm settings that name a registry or a cache and tokens to publish with; drops what npm says of this run. */
function cleanEnvironment() {
  const kept =
    /^npm_((id_)?token|config_(registry|cache|userconfig|globalconfig|proxy|https_proxy|noproxy|cafile|.*:_auth.*))$/i;
  const env = { PATH: '' };
  for (const [name, value] of Object.entries(process.env)) {
    if (/^npm_/i.test(name) && !kept.test(name)) continue;
    env[name] = value;
  }
  env.PATH = [ownNode, bin, join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  return env;
}

function installTools() {
  const stamp = join(toolsDir, 'stamp');
  const present = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : [];
  const wanted = [`pnpm@${PNPM}`, ...(nodeIsRecent() ? [] : [`${nodePackage}@${NODE}`])];
  if (wanted.every((tool) => present.includes(tool))) return;
  console.log(`Installing ${wanted.join(' and ')} into .tools …`);
  mkdirSync(toolsDir, { recursive: true });
  const npm = spawnSync(
    'npm',
    [
      'install',
      '--prefix',
      toolsDir,
      '--no-save',
      '--no-package-lock',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      ...wanted,
    ],
    { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], shell: windows },
  );
  if (npm.status !== 0) fail('The tools could not be installed: is the npm registry reachable?');
  writeFileSync(stamp, wanted.join(' '));
}

function installPackages(env) {
  const lock = join(root, 'pnpm-lock.yaml');
  const done = join(root, 'node_modules', '.modules.yaml');
  if (existsSync(done) && statSync(done).mtimeMs > statSync(lock).mtimeMs && process.env.CI === undefined) return;
  const pnpm = spawnSync('pnpm', ['install', '--frozen-lockfile', '--reporter=append-only', '--loglevel=warn'], {
    cwd: root,
    env: { ...env, CI: '1' },
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: windows,
  });
  if (pnpm.status !== 0) fail('The packages could not be installed.');
}

if (!task) fail('Usage: node tools/run.mjs <task>');
installTools();
const env = cleanEnvironment();
installPackages(env);
const node = nodeIsRecent() ? process.execPath : join(ownNode, windows ? 'node.exe' : 'node');
const child = spawn(node, [join(root, 'tools', 'tasks', `${task}.ts`), ...rest], { cwd: root, env, stdio: 'inherit' });
// Ctrl-C reaches the whole process group; the task decides how to end and this process reports how it ended.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => signal === 'SIGTERM' && child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
