import { hasFeature } from './account-handlers.ts';
import { holdForArchive } from './archive-handlers.ts';
import { ownLevels } from './areas/doctors/privacy.routes.ts';
import { serveRecord } from './areas/doctors/sharing.routes.ts';
import { weaknessIn } from './areas/session/password-strength.ts';
import { Sessions } from './areas/session/sessions.ts';
import { type Keys, keysOf } from './blobs/keys.ts';
import { openBlobs } from './blobs/open.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { Download } from './contract/download.ts';
import type { Call, OperationId } from './contract/handlers.ts';
import { openBeside } from './database/beside.ts';
import { checkOf, extractPartsOf, handlersOf } from './handlers.ts';
import { sharing } from './kinds.ts';
import type { Parts } from './parts.ts';
import { featureMissing, notFound } from './problem.ts';
import { prepareFiles } from './sharing-handlers.ts';
import { wholeRecord, withMedicines } from './whole-record.ts';
import type { Tasks, Written } from './workers/tasks.ts';
import type { TaskRunner } from './workers/workers.ts';

/** What a worker has to know of the server. */
export interface WorkerData {
  config: Config;
  version: string;
  everythingFree: boolean;
}

/** Connections of one worker to PostgreSQL. */
const connections = 2;

interface Opened {
  parts: Parts;
  keys: Keys;
}

async function open({ config, version, everythingFree }: WorkerData, clock: Clock): Promise<Opened> {
  const [database, blobs, keys] = await Promise.all([
    openBeside(config, { write: false, connections }),
    openBlobs(config),
    keysOf(config),
  ]);
  return { parts: { config, database, blobs, clock, version, everythingFree }, keys };
}

async function written(answer: unknown): Promise<Written> {
  if (!(answer instanceof Download)) return { json: new TextEncoder().encode(JSON.stringify(answer)) };
  const { type, name, bytes } = answer;
  if (!Buffer.isBuffer(bytes)) throw new Error('A heavy operation answers a file that is still being written.');
  return { type, name, bytes };
}

/** The tasks, on a database that is only read. What a task needs of others is done in the same process. */
export function tasksOf(data: WorkerData, clock: Clock): Tasks {
  let opened: Promise<Opened> | undefined;
  const opening = () => (opened ??= open(data, clock));

  const operation = async ({ id, call }: Parameters<Tasks['operation']>[0]): Promise<Written> => {
    const { parts, keys } = await opening();
    const handlers = handlersOf(parts, new Sessions(parts.database, clock, { idleMs: 0, demo: false }), keys, here);
    const handle: (call: never) => Promise<unknown> = handlers[id];
    const { session } = call;
    const whole: Record<Exclude<keyof Call<OperationId>, 'log' | 'device'>, unknown> = {
      ...call,
      get session() {
        // Of a public operation, which acts for nobody.
        if (session === undefined) throw notFound();
        return session;
      },
      needs: async (feature: string) => {
        if (session === undefined || !(await hasFeature(parts)(session, feature))) throw featureMissing(feature);
      },
      caller: { account: '', signal: new AbortController().signal },
    };
    return written(await handle(whole as never));
  };

  const recordOf = async (patientId: number) => {
    const { parts } = await opening();
    return wholeRecord({ ...parts, timeZone: data.config.TIME_ZONE }, patientId);
  };
  const tasks: Tasks = {
    operation,
    holdRecord: (asked) => holdForArchive({ config: data.config, clock }, asked),
    async interactions({ patientId, id, name, except }) {
      const check = checkOf((await opening()).parts);
      const known = id === null ? undefined : await check.known(patientId, id, except);
      return known ?? check.inOwnWords(patientId, name, except);
    },
    async prepareShare(wanted) {
      const { parts } = await opening();
      return prepareFiles(parts, extractPartsOf(parts), wanted);
    },
    async sharedRecord({ association, patientId }) {
      const { parts } = await opening();
      return serveRecord(sharing, association, await withMedicines(parts.database, await recordOf(patientId)));
    },
    levelsBefore: async ({ patientId, changes }) => ownLevels(sharing.partsOf(await recordOf(patientId)), changes),
    inspectFile: async (sent) => (await import('./areas/files/inspect.ts')).inspectFile(sent),
    weakness: ({ password, own }) => weaknessIn(password, own),
  };
  const here: TaskRunner<Tasks> = { run: (name, input) => tasks[name](input as never) as never };
  return tasks;
}
