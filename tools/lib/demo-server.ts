import { spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at } from './run.ts';

export interface DemoServer {
  url: string;
  pid: number | undefined;
  folder: string;
  printed: () => string;
  stop: () => Promise<void>;
  /** Kills the process without a shutdown, as a power cut would, and keeps the folder. */
  kill: () => Promise<void>;
}

interface Start {
  /** Data folder of a stopped server, which is copied. Demo data take a second to make and milliseconds to copy. */
  data?: string | undefined;
  /** The server's program. */
  file?: string;
}

/** Uses a free port, demo accounts by default and a temporary data folder that `stop` removes. */
export async function demoServer(
  settings: NodeJS.ProcessEnv = {},
  { data, file = at('apps', 'api', 'dist', 'server.js') }: Start = {},
): Promise<DemoServer> {
  const folder = await mkdtemp(join(tmpdir(), 'libretto-demo-'));
  if (data) await cp(data, folder, { recursive: true });
  const child = spawn(process.execPath, [file], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      DEMO: 'true',
      DATA_DIR: folder,
      DATABASE_URL: '',
      WEB_DIR: at('apps', 'web', 'dist'),
      LOG_LEVEL: 'error',
      // Playwright sets it, and Node prints a warning when NO_COLOR is set, too.
      FORCE_COLOR: undefined,
      NODE_COMPILE_CACHE: at('.cache', 'compiled'),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk;
      const address = /listens on (http:\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.\n${output}`)));
  });
  return {
    url,
    pid: child.pid,
    folder,
    printed: () => output,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Makes a folder with demo data, for servers to start with copies of it. */
export async function makeDemoData(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'libretto-demo-data-'));
  const server = await demoServer({ DATA_DIR: folder });
  await server.stop();
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
