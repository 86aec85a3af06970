import { createHash, timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Upper bounds of the times that requests are counted by, in seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Timed {
  /** One for each bound, and one for what took longer than all. */
  counts: number[];
  sum: number;
}

/** What is read when somebody asks: how many wait, how large something is. A label may stand behind the name. */
type Gauge = [name: string, meaning: string, value: () => number | Promise<number>];

const type = (name: string, kind: string, meaning: string) => `# HELP ${name} ${meaning}\n# TYPE ${name} ${kind}`;

/**
 * Numbers of this process in Prometheus' text format. Labels are names of the contract and classes of statuses: nothing
 * about anybody, and no more series than the contract has operations.
 */
export class Metrics {
  readonly #answered = new Map<string, Map<string, number>>();
  readonly #timed = new Map<string, Timed>();
  readonly #lag = monitorEventLoopDelay({ resolution: 20 });
  readonly #gauges: readonly Gauge[];

  constructor(gauges: readonly Gauge[]) {
    this.#gauges = [
      ['process_resident_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss()],
      ['process_start_time_seconds', 'When the process began.', () => Math.round(Date.now() / 1000 - process.uptime())],
      [
        'nodejs_eventloop_lag_seconds',
        'How late the event loop was at worst since the last look.',
        () => this.#worst(),
      ],
      ...gauges,
    ];
    this.#lag.enable();
  }

  observe(operation: string, status: number, ms: number): void {
    const classes = this.#answered.get(operation) ?? new Map<string, number>();
    this.#answered.set(operation, classes);
    const name = `${Math.floor(status / 100)}xx`;
    classes.set(name, (classes.get(name) ?? 0) + 1);

    const timed = this.#timed.get(operation) ?? { counts: Array(bounds.length + 1).fill(0), sum: 0 };
    this.#timed.set(operation, timed);
    const seconds = ms / 1000;
    const place = bounds.findIndex((bound) => seconds <= bound);
    const at = place === -1 ? bounds.length : place;
    timed.counts[at] = (timed.counts[at] ?? 0) + 1;
    timed.sum += seconds;
  }

  async text(): Promise<string> {
    const lines = [type('http_requests_total', 'counter', 'Answered requests by operation and class of the status.')];
    for (const [operation, classes] of this.#answered) {
      for (const [status, count] of classes)
        lines.push(`http_requests_total{operation="${operation}",status="${status}"} ${count}`);
    }
    const name = 'http_request_duration_seconds';
    lines.push(type(name, 'histogram', 'How long answers took by operation.'));
    for (const [operation, { counts, sum }] of this.#timed) {
      let count = 0;
      for (const [index, some] of counts.entries()) {
        count += some;
        lines.push(`${name}_bucket{operation="${operation}",le="${bounds[index] ?? '+Inf'}"} ${count}`);
      }
      lines.push(`${name}_sum{operation="${operation}"} ${sum}`, `${name}_count{operation="${operation}"} ${count}`);
    }
    const { user, system } = process.cpuUsage();
    lines.push(type('process_cpu_seconds_total', 'counter', 'Time of the processor that the process has used.'));
    lines.push(`process_cpu_seconds_total ${(user + system) / 1e6}`);
    for (const [gauge, meaning, value] of this.#gauges)
      lines.push(type(gauge.replace(/\{.*/, ''), 'gauge', meaning), `${gauge} ${await value()}`);
    return `${lines.join('\n')}\n`;
  }

  #worst(): number {
    const worst = this.#lag.max / 1e9;
    this.#lag.reset();
    return worst;
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether a request shows the token; how long the look takes says nothing about it. */
export const showsToken = (authorization: string | undefined, token: string): boolean =>
  timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`));
