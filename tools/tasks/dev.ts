// Everything, watched: the contract, the server, the app. Storybook has its own command.
import type { ChildProcess } from 'node:child_process';
import { watch } from 'node:fs';
import { build } from '../lib/build.ts';
import { at, start, task } from '../lib/run.ts';

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

await task(async () => {
  await build('contract', 'medical-calc');
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

  let pending: NodeJS.Timeout | undefined;
  const contract = watch(at('openapi'), { recursive: true }, (_event, file) => {
    if (!file?.endsWith('.yaml')) return;
    clearTimeout(pending);
    pending = setTimeout(() => {
      build('contract').then(
        () => console.log('The contract was generated again.'),
        (error: Error) => console.error(error.message),
      );
    }, 100);
  });
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  await Promise.all(children.map((child) => new Promise((resolve) => child.once('exit', resolve))));
  contract.close();
});
