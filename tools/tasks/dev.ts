// Everything, watched: the contract, the packages, the server, the app. Storybook has its own command.
import type { ChildProcess } from 'node:child_process';
import { type FSWatcher, watch } from 'node:fs';
import { build } from '../lib/build.ts';
import { at, must, start, task } from '../lib/run.ts';

const children: ChildProcess[] = [];

function stop() {
  for (const child of children) child.kill('SIGTERM');
}

function keep(name: string, command: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  const child = start(command, args, { env });
  child.once('exit', (code) => {
    if (code) console.error(`${name} ended with ${code}.`);
    stop();
  });
  children.push(child);
}

/** Does it again, one at a time, whenever a file of ours below the folder has changed. */
function again(folder: string, what: string, work: () => Promise<unknown>): FSWatcher {
  let pending: NodeJS.Timeout | undefined;
  let under: Promise<unknown> = Promise.resolve();
  return watch(folder, { recursive: true }, (_event, file) => {
    if (file === null || file.includes('.gen.')) return;
    clearTimeout(pending);
    pending = setTimeout(() => {
      under = under.then(work).then(
        () => console.log(`${what} was made anew.`),
        (error: Error) => console.error(error.message),
      );
    }, 100);
  });
}

/** What runs of a package, without its types: those come with a build. */
const packed = (name: string) =>
  again(at('packages', name, 'src'), name, () =>
    must('pnpm', ['--filter', `@libretto/${name}`, 'exec', 'tsup', '--no-dts', '--no-clean', '--silent']),
  );

await task(async () => {
  await build('contract', 'medical-calc', 'web-bluetooth');
  const port = process.env.PORT ?? '4100';
  keep('server', process.execPath, ['--watch', at('apps', 'api', 'src', 'server.ts')], {
    PORT: port,
    DEMO: process.env.DEMO ?? 'true',
    CHECK_RESPONSES: 'true',
    DATA_DIR: process.env.DATA_DIR ?? at('data'),
  });
  keep('app', 'vite', [at('apps', 'web'), '--config', at('apps', 'web', 'vite.config.ts')], {
    API_URL: `http://127.0.0.1:${port}`,
  });

  const watchers = [
    again(at('openapi'), 'The contract', () => build('contract')),
    packed('medical-calc'),
    packed('web-bluetooth'),
  ];
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  await Promise.all(children.map((child) => new Promise((resolve) => child.once('exit', resolve))));
  for (const watcher of watchers) watcher.close();
});
