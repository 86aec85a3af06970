import { createTasks, type WorkerData } from './worker-tasks.ts';
import { serveTasks } from './workers/serve-tasks.ts';

serveTasks(createTasks satisfies (data: WorkerData, clock: () => number) => unknown);
