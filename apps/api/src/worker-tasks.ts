import { ownLevels } from './areas/doctors/privacy.routes.ts';
import { serveRecord } from './areas/doctors/served-record.ts';
import { weaknessIn } from './areas/session/password-strength.ts';
import { Sessions } from './areas/session/sessions.ts';
import { prepareShare } from './areas/sharing/prepare.ts';
import { keysOf } from './blobs/keys.ts';
import { openBlobs } from './blobs/open.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { AppContext } from './context.ts';
import { Download } from './contract/download.ts';
import type { Call, OperationId } from './contract/handlers.ts';
import { createContext } from './create-context.ts';
import { openForMaintenance } from './database/beside.ts';
import { handlersOf } from './handlers.ts';
import { holdForArchive } from './hold-record.ts';
import { featureMissing, notFound } from './problem.ts';
import type { Tasks, Written } from './workers/tasks.ts';
import type { TaskRunner } from './workers/workers.ts';

export interface WorkerData {
  config: Config;
  version: string;
  everythingFree: boolean;
}

/** PostgreSQL connections per worker. */
const connections = 2;

async function open(data: WorkerData, clock: Clock, tasks: TaskRunner<Tasks>): Promise<AppContext> {
  const { config } = data;
  const [database, blobs, keys] = await Promise.all([
    openForMaintenance(config, { write: false, connections }),
    openBlobs(config),
    keysOf(config),
  ]);
  // No sign-in in workers: the server has authenticated the session of a task.
  const sessions = new Sessions(database, clock, { idleMs: 0, demo: false });
  return createContext({ ...data, database, blobs, clock, keys, sessions, tasks });
}

async function written(answer: unknown): Promise<Written> {
  if (!(answer instanceof Download)) return { json: new TextEncoder().encode(JSON.stringify(answer)) };
  const { type, name, bytes } = answer;
  if (!Buffer.isBuffer(bytes)) throw new Error('A heavy operation answers a file that is still being written.');
  return { type, name, bytes };
}

/** Creates the tasks on a read-only database. Tasks needed by other tasks run in the same process. */
export function tasksOf(data: WorkerData, clock: Clock): Tasks {
  let opened: Promise<AppContext> | undefined;
  const opening = () => (opened ??= open(data, clock, here));

  const operation = async ({ id, call }: Parameters<Tasks['operation']>[0]): Promise<Written> => {
    const context = await opening();
    const handle: (call: never) => Promise<unknown> = handlersOf(context)[id];
    const { session } = call;
    // Heavy operations change nothing and therefore report nothing to the audit.
    const whole: Record<Exclude<keyof Call<OperationId>, 'audit' | 'log' | 'device'>, unknown> = {
      ...call,
      get session() {
        // A public operation has no session.
        if (session === undefined) throw notFound();
        return session;
      },
      needs: async (feature: string) => {
        if (session === undefined || !(await context.mayUse(session, feature))) throw featureMissing(feature);
      },
      caller: { account: '', signal: new AbortController().signal },
    };
    return written(await handle(whole as never));
  };

  const tasks: Tasks = {
    operation,
    holdRecord: (asked) => holdForArchive({ config: data.config, clock }, asked),
    async interactions({ patientId, id, name, except }) {
      const { interactions } = await opening();
      const known = id === null ? undefined : await interactions.known(patientId, id, except);
      return known ?? interactions.inOwnWords(patientId, name, except);
    },
    async prepareShare(wanted) {
      const { printReport } = await import('./areas/reports/print.ts');
      return prepareShare({ ...(await opening()), printReport }, wanted);
    },
    async sharedRecord({ association, patientId }) {
      const { records } = await opening();
      return serveRecord(records, association, await records.withMedicines(patientId));
    },
    async levelsBefore({ patientId, changes }) {
      const { records } = await opening();
      return ownLevels(records.partsOf(await records.whole(patientId)), changes);
    },
    inspectFile: async (sent) => (await import('./areas/files/inspect.ts')).inspectFile(sent),
    weakness: ({ password, own }) => weaknessIn(password, own),
  };
  const here: TaskRunner<Tasks> = { run: (name, input) => tasks[name](input as never) as never };
  return tasks;
}
