import { tasksOf, type WorkerData } from './worker-tasks.ts';
import { serveTasks } from './workers/serve-tasks.ts';

serveTasks(tasksOf satisfies (data: WorkerData, clock: () => number) => unknown);
