import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export interface RunOptions extends SpawnOptions {
  capture?: boolean;
}

export interface RunResult {
  code: number;
  output: string;
}

export function start(command: string, args: string[], options: SpawnOptions = {}): ChildProcess {
  return spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...options,
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', STORYBOOK_DISABLE_TELEMETRY: '1', ...options.env },
  });
}

export function run(
  command: string,
  args: string[],
  { capture = false, ...options }: RunOptions = {},
): Promise<RunResult> {
  return new Promise((resolve, reject) => {
    const child = start(command, args, { ...options, ...(capture ? { stdio: ['ignore', 'pipe', 'pipe'] } : {}) });
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk));
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk));
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve({ code: signal ? 1 : (code ?? 1), output }));
  });
}

/** Runs a command; throws if it fails. */
export async function must(command: string, args: string[], options: RunOptions = {}): Promise<void> {
  const { code, output } = await run(command, args, options);
  if (code !== 0) throw new Error(`${output}\n\`${[command, ...args].join(' ')}\` ended with ${code}.`);
}

/** Runs a task; reports an error as a message and exit code, without a stack. */
export async function task(work: () => Promise<void>, exitCode = 1): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = exitCode;
  }
}

export const at = (...parts: string[]) => join(root, ...parts);
