import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export interface Server {
  url: string;
  stop: () => Promise<void>;
}

/** The server as it is shipped, with demo accounts, in a fresh folder and on a port of its own. */
export async function startServer(settings: NodeJS.ProcessEnv = {}): Promise<Server> {
  const folder = await mkdtemp(join(tmpdir(), 'libretto-journeys-'));
  const child = spawn(process.execPath, [path('../../api/dist/server.js')], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      DEMO: 'true',
      DATA_DIR: folder,
      DATABASE_URL: '',
      WEB_DIR: path('../dist'),
      LOG_LEVEL: 'error',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk;
      const address = /listens on (http:\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.\n${output}`)));
  });
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
