import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at } from '../../tools/lib/run.ts';

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

export interface Running {
  url: string;
  /** Where its data are. */
  folder: string;
  stop: () => Promise<void>;
}

/** The built server with demo data in a folder of its own. */
export async function startServer(settings: Record<string, string> = {}): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'libretto-bench-'));
  const port = await freePort();
  const child = spawn(process.execPath, [at('apps', 'api', 'dist', 'server.js')], {
    env: {
      ...process.env,
      PORT: String(port),
      DEMO: 'true',
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      WEB_DIR: at('apps', 'web', 'dist'),
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const deadline = performance.now() + 30_000;
  while (!(await fetch(`${url}/api/ready`).catch(() => undefined))?.ok) {
    if (performance.now() > deadline || child.exitCode !== null) throw new Error('The server did not become ready.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    folder,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export const demoPatient = 'paziente@libretto.example';

export interface SignedIn {
  id: number;
  token: string;
  expires: string;
}

export async function signIn(url: string, email = demoPatient): Promise<SignedIn> {
  const answer = await fetch(`${url}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'Libretto-Demo-2026!' }),
  });
  if (!answer.ok) throw new Error(`Signing in answered ${answer.status}.`);
  const { success } = await answer.json();
  return { id: success.user.id_utente, token: success.token, expires: success.expires_at };
}
