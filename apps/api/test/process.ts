// The bundled server as a process of its own, for what only a process can show.
import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildServer } from '../build.ts';

// Beneath the package, where its native modules are found; one for each test file, which run side by side.
const installation = join(import.meta.dirname, `../node_modules/.cache/test-server-${process.pid}`);
const bundle = join(installation, 'apps/api/dist');

/** Where the server looks for the app unless it is told. */
export const builtWeb = join(installation, 'apps/web/dist');

export const buildBundle = () => buildServer(bundle);
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
  /** What it has printed so far. */
  output: () => string;
}

/** Starts it and waits for nothing. */
export function launch(environment: Record<string, string>) {
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

/** Runs it until it ends by itself. */
export function run(environment: Record<string, string>): Promise<Ended> {
  return launch(environment).ended;
}

/** Runs it until it says where it listens. */
export async function started(environment: Record<string, string>): Promise<Started> {
  const { child, ended, output, heard } = launch(environment);
  const address = new Promise<string>((resolve) => {
    heard.push(() => {
      const found = /Libretto listens on (\S+)/.exec(output())?.[1];
      if (found !== undefined) resolve(found);
    });
  });
  const failed = ended.then((end) => Promise.reject(new Error(`The server ended (${end.code}):\n${end.output}`)));
  return { child, ended, output, address: await Promise.race([address, failed]) };
}
