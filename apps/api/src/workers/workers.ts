import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { availableParallelism, setPriority } from 'node:os';
import { setImmediate as immediately } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Clock } from '../clock.ts';
import { Problem } from '../problem.ts';
import { FairQueue } from './fair-queue.ts';
import { type Answered, type Asked, type Begin, toError } from './messages.ts';

/** Tasks by their names; each takes and answers what can be handed to another process. */
// biome-ignore lint/suspicious/noExplicitAny: what a task takes is only known by its name
export type TaskTable<Tasks> = { [Name in keyof Tasks]: (input: any) => Promise<unknown> };

/** Who asks for a task. */
export interface Caller {
  /** Whose place in the queue it takes. */
  account: string;
  /** Aborted once nobody waits for the answer any more. */
  signal: AbortSignal;
  /** Milliseconds that the task may take, where that is more than others may. */
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
  perAccount: number;
  waitingPerAccount: number;
  waiting: number;
  /** Milliseconds that a task may take. */
  timeMs: number;
  /** Heap of a worker; in all it may take twice as much. */
  memoryMb: number;
  /** Milliseconds in which a task that nobody waits for any more may still end by itself: a new worker costs more. */
  graceMs: number;
  /** Milliseconds after which a worker without a task ends. */
  idleMs: number;
}

/** Two at least: one account never has all of them. */
const processes = Math.max(2, Math.min(4, availableParallelism()));

export const usualLimits: WorkerLimits = {
  processes,
  perAccount: processes - 1,
  waitingPerAccount: 10,
  waiting: 100,
  timeMs: 60_000,
  memoryMb: 512,
  graceMs: 500,
  idleMs: 30_000,
};

/** The server answers others before its workers get on. */
const background = 2;
/** Milliseconds between two looks at what a worker takes. */
const memoryInterval = 250;

/** What a task was stopped for: the same one would be stopped again. */
export type Excess = 'time' | 'memory';

export const tooHeavy = (excess: Excess) =>
  new Problem(503, 'too-heavy', {
    title: 'The work was stopped',
    detail: `It took more ${excess} than one request may take. Ask for less of the record.`,
  });

/** The client has gone, and hears nothing of this. */
const clientGone = () => new Problem(499, 'client-gone');

interface Options {
  /** The module that the workers run. */
  entry: URL;
  /** What every worker is given. */
  data: unknown;
  clock: Clock;
  limits?: WorkerLimits;
  /** Told what was stopped, and for what. */
  onStopped?(name: string, excess: Excess): void;
}

class Worker {
  readonly child: ChildProcess;
  readonly #memoryBytes: number;
  /** How the task that it does ends, if it does one. */
  #task: PromiseWithResolvers<Answered | Excess> | undefined;
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
    child.on('message', (answered: Answered) => this.#task?.resolve(answered));
    child.on('error', (error) => this.#end(error, onEnd));
    child.on('close', (code, signal) => this.#end(new Error(`A worker ended (${signal ?? code}).`), onEnd));
    child.once('spawn', () => {
      try {
        setPriority(child.pid ?? 0, background);
      } catch {
        // It has ended already, or the system has no such priorities.
      }
    });
    const begin: Begin = { begin: data };
    child.send(begin);
  }

  /** Resolves with the answer, or with what there was too much of; fails when the process ends. */
  async do(asked: Asked, timeMs: number, abandoned: AbortSignal): Promise<Answered | Excess> {
    const task = Promise.withResolvers<Answered | Excess>();
    this.#task = task;
    const timer = setTimeout(() => task.resolve('time'), timeMs);
    const watch = setInterval(() => this.#look(task), memoryInterval);
    const abandon = () => task.reject(abandoned.reason);
    abandoned.addEventListener('abort', abandon, { once: true });
    this.#hold(true);
    try {
      this.child.send(asked, (error) => error && task.reject(error));
      return await task.promise;
    } finally {
      clearTimeout(timer);
      clearInterval(watch);
      abandoned.removeEventListener('abort', abandon);
      this.#task = undefined;
      this.#hold(false);
    }
  }

  async stop(): Promise<void> {
    const { child } = this;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }

  /** A server that ends does not wait for workers without a task. */
  #hold(held: boolean): void {
    const { child } = this;
    for (const handle of [child, child.channel]) held ? handle?.ref() : handle?.unref();
  }

  #end(error: Error, onEnd: (worker: Worker) => void): void {
    onEnd(this);
    if (/heap out of memory|allocation failed/i.test(this.#errors)) this.#task?.resolve('memory');
    // Of what it said last only where it was: messages can quote what they are about.
    const frames = this.#errors.split('\n').filter((line) => /^\s+at /.test(line));
    error.stack = [`${error.name}: ${error.message}`, ...frames].join('\n');
    this.#task?.reject(error);
  }

  /** Buffers are not in the heap. Only Linux tells what a process takes without running another one. */
  async #look(task: PromiseWithResolvers<Answered | Excess>): Promise<void> {
    const status = await readFile(`/proc/${this.child.pid}/status`, 'utf8').catch(() => '');
    const kilobytes = Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0);
    if (kilobytes * 1024 > this.#memoryBytes) task.resolve('memory');
  }
}

/**
 * Processes for what would keep the server from answering others. Each does one task at a time; a task that takes too
 * long or too much memory, or that nobody waits for any more, is stopped with its process, and the next one gets a new
 * one. Threads would not do: one that runs out of memory within one allocation takes the whole server with it.
 */
export class Workers<Tasks extends TaskTable<Tasks>> implements TaskRunner<Tasks> {
  readonly #options: Options;
  readonly #limits: WorkerLimits;
  readonly #queue: FairQueue;
  readonly #idle = new Map<Worker, NodeJS.Timeout>();
  readonly #all = new Set<Worker>();
  readonly #active = new Set<Promise<unknown>>();

  constructor(options: Options) {
    this.#options = options;
    this.#limits = options.limits ?? usualLimits;
    this.#queue = new FairQueue({ ...this.#limits, atOnce: this.#limits.processes });
  }

  async run<Name extends keyof Tasks & string>(
    name: Name,
    input: Parameters<Tasks[Name]>[0],
    { account, signal, timeMs }: Caller,
  ): Promise<Awaited<ReturnType<Tasks[Name]>>> {
    const work = this.#queued({ name, input, now: this.#options.clock() }, account, signal, timeMs);
    const settled = work.catch(() => {}).finally(() => this.#active.delete(settled));
    this.#active.add(settled);
    // The worker has looked it up in the same table.
    return (await work) as Awaited<ReturnType<Tasks[Name]>>;
  }

  /** Ends the workers once what they are at is done. */
  async close(): Promise<void> {
    await Promise.all(this.#active);
    await Promise.all([...this.#all].map((worker) => this.#discard(worker)));
  }

  async #queued(asked: Asked, account: string, signal: AbortSignal, timeMs?: number): Promise<unknown> {
    const leave = await this.#queue.enter(account, signal).catch((error: unknown) => {
      throw signal.aborted ? clientGone() : error;
    });
    return this.#work(asked, signal, timeMs).finally(leave);
  }

  async #work(asked: Asked, signal: AbortSignal, timeMs = this.#limits.timeMs): Promise<unknown> {
    const { graceMs } = this.#limits;
    const abandoned = new AbortController();
    let grace: NodeJS.Timeout | undefined;
    const onGone = () => {
      grace = setTimeout(() => abandoned.abort(clientGone()), graceMs);
    };
    if (signal.aborted) throw clientGone();
    signal.addEventListener('abort', onGone, { once: true });
    const worker = this.#take();
    try {
      // Beginning a process, handing it a file and reading what it answers each take a while: others come in between.
      await immediately();
      const answered = await worker.do(asked, timeMs, abandoned.signal);
      await immediately();
      if (typeof answered === 'string') {
        this.#options.onStopped?.(asked.name, answered);
        throw tooHeavy(answered);
      }
      this.#giveBack(worker);
      if (answered.ok) return answered.output;
      throw toError(answered.failure);
    } finally {
      clearTimeout(grace);
      signal.removeEventListener('abort', onGone);
      if (!this.#idle.has(worker)) await this.#discard(worker);
    }
  }

  #take(): Worker {
    for (const [worker, timer] of this.#idle) {
      clearTimeout(timer);
      this.#idle.delete(worker);
      return worker;
    }
    const worker = new Worker(this.#options, this.#limits.memoryMb, (ended) => this.#discard(ended));
    this.#all.add(worker);
    return worker;
  }

  #giveBack(worker: Worker): void {
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
