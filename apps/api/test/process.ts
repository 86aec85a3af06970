// Runs the bundled server in its own process.
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { buildServer } from '../build.ts';

// Within the package, so that native modules are found; one folder per test file, because they run in parallel.
const installation = join(import.meta.dirname, `../node_modules/.cache/test-server-${process.pid}`);
const bundle = join(installation, 'apps/api/dist');

export const builtWeb = join(installation, 'apps/web/dist');

export async function buildBundle(): Promise<void> {
  const built = inject('bundle');
  if (built === undefined) await buildServer(bundle);
  else cpSync(built, bundle, { recursive: true });
}
export const removeBundle = () => rmSync(installation, { recursive: true, force: true });

export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
  output: string;
}

export interface Started {
  child: ChildProcess;
  address: string;
  ended: Promise<Ended>;
  output: () => string;
}

export function spawnServer(environment: Record<string, string>) {
  const child = spawn(process.execPath, [join(bundle, 'server.js')], {
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const heard: (() => void)[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      for (const listener of heard) listener();
    });
  }
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal, output }));
  });
  return { child, ended, output: () => output, heard };
}

export function runServer(environment: Record<string, string>): Promise<Ended> {
  return spawnServer(environment).ended;
}

export async function startServer(environment: Record<string, string>): Promise<Started> {
  const { child, ended, output, heard } = spawnServer(environment);
  const address = new Promise<string>((resolve) => {
    heard.push(() => {
      const found = /Libretto listens on (\S+)/.exec(output())?.[1];
      if (found !== undefined) resolve(found);
    });
  });
  const failed = ended.then((end) => Promise.reject(new Error(`The server ended (${end.code}):\n${end.output}`)));
  return { child, ended, output, address: await Promise.race([address, failed]) };
}
