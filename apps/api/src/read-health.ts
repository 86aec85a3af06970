import type { Health } from './area-services.ts';
import { listTimeline } from './areas/timeline/timeline.repository.ts';
import type { AppContext } from './context.ts';
import type { components } from './contract/contract.gen.ts';
import type { TimelineKind } from './records/timeline.ts';

type HealthSection = components['schemas']['HealthSection'];
type List = HealthSection['elenchi'][number];
type HealthContext = Pick<AppContext, 'database' | 'doctors' | 'notebook' | 'readings' | 'records' | 'timelineSources'>;

const excluded = '2';
const dayMs = 86_400_000;
/** Kinds with a list for each state. */
const inLists: ReadonlySet<TimelineKind> = new Set(['diagnosis', 'exam', 'therapy']);

const nextDay = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10);

export function healthService(app: HealthContext): Health {
  const { database, timelineSources: sources } = app;
  const kinds = Object.keys(sources) as TimelineKind[];

  const selectCurrent = (patientId: number, kind: TimelineKind) =>
    database
      .selectFrom(sources[kind](database, patientId).as('entries'))
      .where('eliminato', 'is', null)
      .select(({ fn }) => fn.countAll<number | string>().as('numero'));

  async function countLists(patientId: number, kind: TimelineKind): Promise<List[]> {
    const selected = selectCurrent(patientId, kind);
    if (!inLists.has(kind)) {
      const { numero } = await selected.executeTakeFirstOrThrow();
      return Number(numero) > 0 ? [{ numero: Number(numero) }] : [];
    }
    const rows = await selected.select('stato').groupBy('stato').orderBy('stato').execute();
    return rows.map(({ stato, numero }) => ({
      stato: String(stato) as NonNullable<List['stato']>,
      numero: Number(numero),
    }));
  }

  /** Not an excluded diagnosis, which would read as a current one. Newest first; the last kind of the order and ID 0: everything up to the end of the day comes after this place. */
  async function findNewest(patientId: number, tipo: TimelineKind, day: string) {
    const { data } = await listTimeline(app, patientId, {
      tipo,
      dopo: `${nextDay(day)}.${kinds.at(-1)}.0`,
      ...(tipo === 'diagnosis' && { without: excluded }),
    });
    return data[0] ?? null;
  }

  return {
    async read(patientId, giorno) {
      const sezioni = await Promise.all(
        kinds.map(async (tipo): Promise<HealthSection> => {
          const [elenchi, ultima] = await Promise.all([
            countLists(patientId, tipo),
            findNewest(patientId, tipo, giorno),
          ]);
          return { tipo, elenchi, ultima };
        }),
      );
      return { giorno, sezioni };
    },
  };
}
