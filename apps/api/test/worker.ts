import { Problem } from '../src/problem.ts';
import { serveTasks } from '../src/workers/serve-tasks.ts';

const kept: unknown[] = [];
const createTasks = (clock: () => number) => ({
  time: async () => clock(),
  double: async (number: number) => number * 2,
  async forever() {
    for (;;) kept.length = 0;
  },
  async hoard() {
    for (;;) kept.push(Array.from({ length: 1000 }, (_, index) => ({ index })));
  },
  async leave() {
    process.exit(3);
  },
  async refuse() {
    throw new Problem(404, 'not-found');
  },
  async fail() {
    throw Object.assign(new RangeError('broken'), { code: 'ENOSPC' });
  },
  bytes: async (length: number) => new Uint8Array(length).fill(7),
});
export type TestTasks = ReturnType<typeof createTasks>;

serveTasks((_data, clock) => createTasks(clock));
