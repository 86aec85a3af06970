// Watches and serves the contract, the packages, the server and the app. Storybook has its own command.
import type { ChildProcess } from 'node:child_process';
import { type FSWatcher, watch } from 'node:fs';
import { build } from '../lib/build.ts';
import { at, must, start, task } from '../lib/run.ts';

const children: ChildProcess[] = [];

function stop() {
  for (const child of children) child.kill('SIGTERM');
}

function startProcess(name: string, command: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  const child = start(command, args, { env });
  child.once('exit', (code) => {
    if (code) console.error(`${name} ended with ${code}.`);
    stop();
  });
  children.push(child);
}

/** Runs the work after each change in the folder, one run at a time. */
function watchFolder(folder: string, what: string, work: () => Promise<unknown>): FSWatcher {
  let pending: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  return watch(folder, { recursive: true }, (_event, file) => {
    if (file === null || file.includes('.gen.')) return;
    clearTimeout(pending);
    pending = setTimeout(() => {
      running = running.then(work).then(
        () => console.log(`Rebuilt ${what}.`),
        (error: Error) => console.error(error.message),
      );
    }, 100);
  });
}

/** Rebuilds a package without its types, which a full build creates. */
const watchPackage = (name: string) =>
  watchFolder(at('packages', name, 'src'), name, () =>
    must('pnpm', ['--filter', `@libretto/${name}`, 'exec', 'tsup', '--no-dts', '--no-clean', '--silent']),
  );

await task(async () => {
  await build('contract', 'web-sources', 'medical-calc', 'web-bluetooth');
  const port = process.env.PORT ?? '4100';
  startProcess('server', process.execPath, ['--watch', at('apps', 'api', 'src', 'server.ts')], {
    PORT: port,
    DEMO: process.env.DEMO ?? 'true',
    CHECK_RESPONSES: 'true',
    DATA_DIR: process.env.DATA_DIR ?? at('data'),
  });
  startProcess('app', 'vite', [at('apps', 'web'), '--config', at('apps', 'web', 'vite.config.ts')], {
    API_URL: `http://127.0.0.1:${port}`,
  });

  const watchers = [
    watchFolder(at('openapi'), 'the contract', () => build('contract')),
    watchPackage('medical-calc'),
    watchPackage('web-bluetooth'),
  ];
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  await Promise.all(children.map((child) => new Promise((resolve) => child.once('exit', resolve))));
  for (const watcher of watchers) watcher.close();
});
