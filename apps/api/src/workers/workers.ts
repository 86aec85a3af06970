import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { availableParallelism, setPriority } from 'node:os';
import { setImmediate as immediately } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Clock } from '../clock.ts';
import { Problem } from '../problem.ts';
import { FairQueue } from './fair-queue.ts';
import { type InitMessage, type TaskRequest, type TaskResult, toError } from './messages.ts';

/** Tasks by name; inputs and outputs are serializable. */
// biome-ignore lint/suspicious/noExplicitAny: what a task takes is only known by its name
export type TaskTable<Tasks> = { [Name in keyof Tasks]: (input: any) => Promise<unknown> };

export interface Caller {
  account: string;
  signal: AbortSignal;
  /** Overrides the time limit in milliseconds. */
  timeMs?: number;
}

export interface TaskRunner<Tasks extends TaskTable<Tasks>> {
  run<Name extends keyof Tasks & string>(
    name: Name,
    input: Parameters<Tasks[Name]>[0],
    caller: Caller,
  ): Promise<Awaited<ReturnType<Tasks[Name]>>>;
}

export interface WorkerLimits {
  processes: number;
  maxPerAccount: number;
  waitingPerAccount: number;
  waiting: number;
  timeMs: number;
  /** Heap of a worker; its resident memory may be twice as much. */
  memoryMb: number;
  /** Milliseconds for which an abandoned task may finish on its own: a new worker costs more. */
  graceMs: number;
  /** Milliseconds after which an idle worker is stopped. */
  idleMs: number;
}

/** At least two, so that one account never occupies all of them. */
const processes = Math.max(2, Math.min(4, availableParallelism()));

export const defaultLimits: WorkerLimits = {
  processes,
  maxPerAccount: processes - 1,
  waitingPerAccount: 10,
  waiting: 100,
  timeMs: 60_000,
  memoryMb: 512,
  graceMs: 500,
  idleMs: 30_000,
};

const backgroundPriority = 2;
/** Milliseconds between memory checks. */
const memoryIntervalMs = 250;

/** Exceeded limit; repeating the task would exceed it again. */
export type Excess = 'time' | 'memory';

export const tooHeavy = (excess: Excess) =>
  new Problem(503, 'too-heavy', {
    title: 'The request was stopped',
    detail: `It exceeded the limit of ${excess}. Request a smaller part of the record.`,
  });

const clientGone = () => new Problem(499, 'client-gone');

interface Options {
  entry: URL;
  data: unknown;
  clock: Clock;
  limits?: WorkerLimits;
  onStopped?(name: string, excess: Excess): void;
}

class Worker {
  readonly child: ChildProcess;
  readonly #memoryBytes: number;
  #task: PromiseWithResolvers<TaskResult | Excess> | undefined;
  #errors = '';

  constructor({ entry, data }: Options, memoryMb: number, onEnd: (worker: Worker) => void) {
    this.#memoryBytes = 2 * memoryMb * 2 ** 20;
    this.child = fork(fileURLToPath(entry), {
      execArgv: [`--max-old-space-size=${memoryMb}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    const { child } = this;
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#errors = (this.#errors + text).slice(-20_000);
    });
    child.on('message', (answered: TaskResult) => this.#task?.resolve(answered));
    child.on('error', (error) => this.#end(error, onEnd));
    child.on('close', (code, signal) => this.#end(new Error(`A worker exited (${signal ?? code}).`), onEnd));
    child.once('spawn', () => {
      try {
        setPriority(child.pid ?? 0, backgroundPriority);
      } catch {
        // The worker has already exited, or the system does not support priorities.
      }
    });
    const begin: InitMessage = { begin: data };
    child.send(begin);
  }

  /** Resolves with the answer or the exceeded limit; rejects when the process exits. */
  async do(asked: TaskRequest, timeMs: number, abandoned: AbortSignal): Promise<TaskResult | Excess> {
    const task = Promise.withResolvers<TaskResult | Excess>();
    this.#task = task;
    const timer = setTimeout(() => task.resolve('time'), timeMs);
    const watch = setInterval(() => this.#checkMemory(task), memoryIntervalMs);
    const abandon = () => task.reject(abandoned.reason);
    abandoned.addEventListener('abort', abandon, { once: true });
    this.#keepAlive(true);
    try {
      this.child.send(asked, (error) => error && task.reject(error));
      return await task.promise;
    } finally {
      clearTimeout(timer);
      clearInterval(watch);
      abandoned.removeEventListener('abort', abandon);
      this.#task = undefined;
      this.#keepAlive(false);
    }
  }

  async stop(): Promise<void> {
    const { child } = this;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }

  /** An idle worker does not keep the server process alive. */
  #keepAlive(held: boolean): void {
    const { child } = this;
    for (const handle of [child, child.channel]) held ? handle?.ref() : handle?.unref();
  }

  #end(error: Error, onEnd: (worker: Worker) => void): void {
    onEnd(this);
    if (/heap out of memory|allocation failed/i.test(this.#errors)) this.#task?.resolve('memory');
    // Keep stack frames only: messages can quote personal data.
    const frames = this.#errors.split('\n').filter((line) => /^\s+at /.test(line));
    error.stack = [`${error.name}: ${error.message}`, ...frames].join('\n');
    this.#task?.reject(error);
  }

  /** Buffers are outside of the heap. Only on Linux can the resident memory be read without another process. */
  async #checkMemory(task: PromiseWithResolvers<TaskResult | Excess>): Promise<void> {
    const status = await readFile(`/proc/${this.child.pid}/status`, 'utf8').catch(() => '');
    const kilobytes = Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0);
    if (kilobytes * 1024 > this.#memoryBytes) task.resolve('memory');
  }
}

/** Processes: a thread that runs out of memory ends the whole server. A task over its limits ends with its process. */
export class Workers<Tasks extends TaskTable<Tasks>> implements TaskRunner<Tasks> {
  readonly #options: Options;
  readonly #limits: WorkerLimits;
  readonly #queue: FairQueue;
  readonly #idle = new Map<Worker, NodeJS.Timeout>();
  readonly #all = new Set<Worker>();
  readonly #active = new Set<Promise<unknown>>();

  constructor(options: Options) {
    this.#options = options;
    this.#limits = options.limits ?? defaultLimits;
    this.#queue = new FairQueue({ ...this.#limits, maxConcurrent: this.#limits.processes });
  }

  async run<Name extends keyof Tasks & string>(
    name: Name,
    input: Parameters<Tasks[Name]>[0],
    { account, signal, timeMs }: Caller,
  ): Promise<Awaited<ReturnType<Tasks[Name]>>> {
    const work = this.#queued({ name, input, now: this.#options.clock() }, account, signal, timeMs);
    const settled = work.catch(() => {}).finally(() => this.#active.delete(settled));
    this.#active.add(settled);
    return (await work) as Awaited<ReturnType<Tasks[Name]>>;
  }

  async close(): Promise<void> {
    await Promise.all(this.#active);
    await Promise.all([...this.#all].map((worker) => this.#discard(worker)));
  }

  async #queued(asked: TaskRequest, account: string, signal: AbortSignal, timeMs?: number): Promise<unknown> {
    const leave = await this.#queue.enter(account, signal).catch((error: unknown) => {
      throw signal.aborted ? clientGone() : error;
    });
    return this.#work(asked, signal, timeMs).finally(leave);
  }

  async #work(asked: TaskRequest, signal: AbortSignal, timeMs = this.#limits.timeMs): Promise<unknown> {
    const { graceMs } = this.#limits;
    const abandoned = new AbortController();
    let grace: NodeJS.Timeout | undefined;
    const onGone = () => {
      grace = setTimeout(() => abandoned.abort(clientGone()), graceMs);
    };
    if (signal.aborted) throw clientGone();
    signal.addEventListener('abort', onGone, { once: true });
    const worker = this.#acquire();
    try {
      // Starting a process and transferring large messages block for a while; yield between the steps.
      await immediately();
      const answered = await worker.do(asked, timeMs, abandoned.signal);
      await immediately();
      if (typeof answered === 'string') {
        this.#options.onStopped?.(asked.name, answered);
        throw tooHeavy(answered);
      }
      this.#release(worker);
      if (answered.ok) return answered.output;
      throw toError(answered.failure);
    } finally {
      clearTimeout(grace);
      signal.removeEventListener('abort', onGone);
      if (!this.#idle.has(worker)) await this.#discard(worker);
    }
  }

  #acquire(): Worker {
    for (const [worker, timer] of this.#idle) {
      clearTimeout(timer);
      this.#idle.delete(worker);
      return worker;
    }
    const worker = new Worker(this.#options, this.#limits.memoryMb, (ended) => this.#discard(ended));
    this.#all.add(worker);
    return worker;
  }

  #release(worker: Worker): void {
    if (!this.#all.has(worker)) return;
    this.#idle.set(worker, setTimeout(() => this.#discard(worker), this.#limits.idleMs).unref());
  }

  async #discard(worker: Worker): Promise<void> {
    if (!this.#all.delete(worker)) return;
    clearTimeout(this.#idle.get(worker));
    this.#idle.delete(worker);
    await worker.stop();
  }
}
