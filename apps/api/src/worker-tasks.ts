import { type PatientNews, readPatientNews } from './areas/doctors/patient-news.ts';
import { currentLevels } from './areas/doctors/privacy.routes.ts';
import { serveRecord } from './areas/doctors/served-record.ts';
import { findSharedInteractions } from './areas/proposals/shared-interactions.ts';
import { findWeakness } from './areas/session/password-strength.ts';
import { Sessions } from './areas/session/sessions.ts';
import { prepareShare } from './areas/sharing/prepare.ts';
import { searchRecord } from './areas/timeline/search-record.ts';
import { loadKeys } from './blobs/keys.ts';
import { openBlobs } from './blobs/open.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { AppContext } from './context.ts';
import type { components } from './contract/contract.gen.ts';
import { Download } from './contract/download.ts';
import type { Call, OperationId } from './contract/handlers.ts';
import { createContext } from './create-context.ts';
import { openForMaintenance } from './database/open-for-maintenance.ts';
import { createHandlers } from './handlers.ts';
import { featureMissing, notFound } from './problem.ts';
import { snapshotForArchive } from './record-snapshot.ts';
import { canSee, lineKey } from './records/sharing.ts';
import type { Tasks, Written } from './workers/tasks.ts';
import type { TaskRunner } from './workers/workers.ts';

export interface WorkerData {
  config: Config;
  version: string;
  everythingFree: boolean;
}

const connections = 2;

async function createWorkerContext(data: WorkerData, clock: Clock, tasks: TaskRunner<Tasks>): Promise<AppContext> {
  const { config } = data;
  const [database, blobs, keys] = await Promise.all([
    openForMaintenance(config, { write: false, connections }),
    openBlobs(config),
    loadKeys(config),
  ]);
  // No sign-in in workers: the server has authenticated the session of a task.
  const sessions = new Sessions(database, clock, { idleMs: 0, demo: false });
  return createContext({ ...data, database, blobs, clock, keys, sessions, tasks });
}

async function serializeAnswer(answer: unknown): Promise<Written> {
  if (!(answer instanceof Download)) return { json: new TextEncoder().encode(JSON.stringify(answer)) };
  const { type, name, bytes } = answer;
  if (!Buffer.isBuffer(bytes)) throw new Error('A heavy operation returned a stream.');
  return { type, name, bytes };
}

/** Creates the tasks on a read-only database. Tasks needed by other tasks run in the same process. */
export function createTasks(data: WorkerData, clock: Clock): Tasks {
  let opened: Promise<AppContext> | undefined;
  const getContext = () => (opened ??= createWorkerContext(data, clock, runner));

  const operation = async ({ id, call }: Parameters<Tasks['operation']>[0]): Promise<Written> => {
    const context = await getContext();
    const handle: (call: never) => Promise<unknown> = createHandlers(context)[id];
    const { session } = call;
    // Heavy operations change nothing and therefore report nothing to the audit.
    const whole: Record<Exclude<keyof Call<OperationId>, 'audit' | 'log' | 'device'>, unknown> = {
      ...call,
      get session() {
        if (session === undefined) throw notFound();
        return session;
      },
      requireFeature: async (feature: string) => {
        if (session === undefined || !(await context.hasFeature(session, feature))) throw featureMissing(feature);
      },
      caller: { account: '', signal: new AbortController().signal },
    };
    return serializeAnswer(await handle(whole as never));
  };

  const tasks: Tasks = {
    operation,
    holdRecord: (asked) => snapshotForArchive({ config: data.config, clock }, asked),
    async interactions({ patientId, id, name, except }) {
      const { interactions } = await getContext();
      const known = id === null ? undefined : await interactions.checkDrug(patientId, id, except);
      return known ?? interactions.checkText(patientId, name, except);
    },
    async prepareShare(wanted) {
      const { printReport } = await import('./areas/reports/print.ts');
      return prepareShare({ ...(await getContext()), printReport }, wanted);
    },
    async sharedRecord({ association, patientId, userId, doctor, last, previous, language }) {
      const { audit, interactions, records, vaccinations } = await getContext();
      const since = previous ?? last;
      const changes = since === undefined ? [] : await audit.changes(userId, patientId, since.sequence);
      const record = await records.withMedicines(patientId);
      const findInteractions = (shown: components['schemas']['SharedRecord']) =>
        interactions.checkShared(shown, language);
      const { findDue: findDueVaccines } = vaccinations;
      const reading = { association, doctor, last, previous, changes, findInteractions, findDueVaccines };
      return serveRecord(records, reading, record);
    },
    async sharedInteractions({ association, patientId, drug }) {
      const { interactions, records } = await getContext();
      const { cartella } = records.share(association, await records.readWhole(patientId));
      return findSharedInteractions(interactions, cartella, drug);
    },
    async patientNews({ userId, patients }) {
      const context = await getContext();
      const found: PatientNews[] = [];
      for (const patient of patients) found.push(await readPatientNews(context, userId, patient));
      return found;
    },
    async searchSharedRecord({ association, patientId, wanted }) {
      const context = await getContext();
      const { records } = context;
      const shown = new Set(
        records
          .partsOf(await records.readWhole(patientId))
          .filter((part) => canSee(association, part))
          .map(lineKey),
      );
      return searchRecord(context, patientId, wanted, (tipo, id_record) => shown.has(`${tipo} ${id_record}`));
    },
    async levelsBefore({ patientId, changes }) {
      const { records } = await getContext();
      return currentLevels(records.partsOf(await records.readWhole(patientId)), changes);
    },
    inspectFile: async (sent) => (await import('./areas/files/inspect.ts')).inspectFile(sent),
    makeThumbnail: async ({ bytes, type }) =>
      (await import('./areas/files/make-thumbnail.ts')).makeThumbnail(bytes, type),
    weakness: ({ password, own }) => findWeakness(password, own),
  };
  const runner: TaskRunner<Tasks> = { run: (name, input) => tasks[name](input as never) as never };
  return tasks;
}
