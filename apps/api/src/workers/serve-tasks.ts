import { type InitMessage, type TaskRequest, type TaskResult, toFailure } from './messages.ts';
import type { TaskTable } from './workers.ts';

export function serveTasks<Data, Tasks extends TaskTable<Tasks>>(
  /** @param begin Creates the tasks; `clock` returns the server's time of the request. */
  begin: (data: Data, clock: () => number) => Tasks,
): void {
  if (process.send === undefined) throw new Error('This module is for a worker process.');
  let known = new Map<string, (input: never) => Promise<unknown>>();
  let at = 0;
  const answer = async ({ name, input, now }: TaskRequest): Promise<TaskResult> => {
    try {
      at = now;
      const task = known.get(name);
      if (task === undefined) throw new Error(`Unknown worker task ${name}.`);
      return { ok: true, output: await task(input as never) };
    } catch (error) {
      return { ok: false, failure: toFailure(error) };
    }
  };
  process.on('message', async (message: InitMessage | TaskRequest) => {
    if ('begin' in message) {
      known = new Map(Object.entries(begin(message.begin as Data, () => at)));
      return;
    }
    process.send?.(await answer(message));
  });
  process.once('disconnect', () => process.exit());
  // The server stops its workers: Ctrl-C reaches all processes at once.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
}
