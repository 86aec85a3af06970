// Builds what has changed and runs the server in demo mode, unless the environment says otherwise.
import { build } from '../lib/build.ts';
import { at, start, task } from '../lib/run.ts';

await task(async () => {
  await build('web', 'api');
  const server = start(process.execPath, [at('apps', 'api', 'dist', 'server.js')], {
    env: { DEMO: 'true', DATA_DIR: at('data'), WEB_DIR: at('apps', 'web', 'dist'), ...process.env },
  });
  // The terminal sends Ctrl-C to the server as well: it finishes what it has begun, and this process waits for it.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => server.kill('SIGTERM'));
  process.exitCode = await new Promise<number>((resolve) => server.once('exit', (code) => resolve(code ?? 1)));
});
