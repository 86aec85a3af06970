import type { AppContext } from '../../context.ts';
import type { components } from '../../contract/contract.gen.ts';
import type { Queries } from '../../database/database.ts';
import { trashRetentionMs } from '../../policy/restoring.ts';
import { attachmentLevel } from '../../policy/visibility.ts';
import { invalid } from '../../problem.ts';
import type { TimelineKind, TimelineRow, TimelineSources } from '../../records/timeline.ts';

export type TimelineEntry = components['schemas']['TimelineEntry'];
export type TimelinePage = components['schemas']['TimelinePage'];
export type TrashEntry = components['schemas']['TrashEntry'];

type TimelineContext = Pick<AppContext, 'database' | 'notebook' | 'readings' | 'records' | 'timelineSources'>;

const pageSize = 30;

interface Place {
  data: string;
  tipo: TimelineKind;
  id: number;
}

export const getKinds = (sources: TimelineSources) => Object.keys(sources) as TimelineKind[];

export const compareEntries =
  (kinds: readonly TimelineKind[]) =>
  (a: Place, b: Place): number => {
    if (a.data !== b.data) return a.data < b.data ? 1 : -1;
    return kinds.indexOf(a.tipo) - kinds.indexOf(b.tipo) || b.id - a.id;
  };

const toCursor = ({ data, tipo, id }: Place) => `${data}.${tipo}.${id}`;

/** The maximum of PostgreSQL's integer type. */
const maxId = 2_147_483_647;

function parseCursor(cursor: string, kinds: readonly TimelineKind[]): Place {
  const [data = '', name, id] = cursor.split('.');
  const tipo = kinds.find((kind) => kind === name);
  if (tipo === undefined) throw invalid([{ path: '/dopo', code: 'unknown', message: 'must be a page cursor' }]);
  return { data, tipo, id: Math.min(Number(id), maxId) };
}

function selectNext(
  database: Queries,
  sources: TimelineSources,
  patientId: number,
  tipo: TimelineKind,
  after: Place | undefined,
  without: string | undefined,
  folded: boolean,
) {
  const kinds = getKinds(sources);
  let selected = database
    .selectFrom(sources[tipo](database, patientId).as('entries'))
    .selectAll()
    .where('eliminato', 'is', null);
  if (without !== undefined) selected = selected.where('stato', '<>', without);
  if (folded)
    selected = selected.where((eb) => eb.or([eb('parent_day', 'is', null), eb('parent_day', '<>', eb.ref('data'))]));
  if (after !== undefined) {
    const rank = kinds.indexOf(tipo) - kinds.indexOf(after.tipo);
    selected = selected.where((eb) => {
      const before = eb('data', '<', after.data);
      const sameDay = eb('data', '=', after.data);
      if (rank < 0) return before;
      return eb.or([before, rank > 0 ? sameDay : eb.and([sameDay, eb('id', '<', after.id)])]);
    });
  }
  return selected
    .orderBy('data', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
    .execute();
}

const withKind = (tipo: TimelineKind) => (row: TimelineRow) => ({ ...row, tipo });

const isNamelessPain = ({ tipo, titolo }: { tipo: string; titolo: string }) =>
  tipo === 'notebook' && titolo.trim() === '';

/** Adds what clients name an entry without a title by: the values of a reading, the regions of a pain. */
async function addContents<Entry extends { tipo: string; id_record: number; titolo: string }>(
  { notebook, readings }: Pick<TimelineContext, 'notebook' | 'readings'>,
  patientId: number,
  entries: readonly Entry[],
): Promise<(Entry & Pick<TrashEntry, 'rilevazione' | 'zone'>)[]> {
  const ids = entries.filter(({ tipo }) => tipo === 'reading').map(({ id_record }) => id_record);
  const byId = new Map((await readings.withIds(patientId, ids)).map((reading) => [reading.id_rilevazione, reading]));
  const zones = await notebook.zonesOf(
    patientId,
    entries.filter(isNamelessPain).map(({ id_record }) => id_record),
  );
  return entries.map((entry) => {
    const rilevazione = entry.tipo === 'reading' ? byId.get(entry.id_record) : undefined;
    const zone = isNamelessPain(entry) ? zones.get(entry.id_record) : undefined;
    return { ...entry, ...(rilevazione && { rilevazione }), ...(zone && { zone }) };
  });
}

export function toPage(
  app: Pick<TimelineContext, 'notebook' | 'readings'>,
  patientId: number,
  rows: readonly (TimelineRow & { tipo: TimelineKind })[],
): Promise<TimelineEntry[]> {
  const entries = rows.map(({ id, tipo, data, titolo, testo, stato, tipo_diagnosi, ...row }): TimelineEntry => {
    const livello = row.id_indagine ? attachmentLevel(row.livello, row.parent_level) : row.livello;
    return {
      tipo,
      id_record: id,
      data,
      titolo,
      testo,
      id_livello_confidenzialita: livello as TimelineEntry['id_livello_confidenzialita'],
      ...(stato !== undefined && { stato: String(stato) as NonNullable<TimelineEntry['stato']> }),
      ...(tipo_diagnosi && { tipo_diagnosi }),
    };
  });
  return addContents(app, patientId, entries);
}

/** Adds to each exam how many attachments it has on its day. */
async function addAttachments(
  { database, timelineSources }: Pick<TimelineContext, 'database' | 'timelineSources'>,
  patientId: number,
  entries: readonly TimelineEntry[],
): Promise<TimelineEntry[]> {
  const exams = entries.filter(({ tipo }) => tipo === 'exam').map(({ id_record }) => id_record);
  if (exams.length === 0) return [...entries];
  const rows = await database
    .selectFrom(timelineSources.file(database, patientId).as('entries'))
    .select(['id_indagine', 'file_type'])
    .where('eliminato', 'is', null)
    .where('id_indagine', 'in', exams)
    .whereRef('parent_day', '=', 'data')
    .execute();
  const byExam = Map.groupBy(rows, ({ id_indagine }) => id_indagine);
  return entries.map((entry) => {
    const files = entry.tipo === 'exam' ? byExam.get(entry.id_record) : undefined;
    if (files === undefined) return entry;
    const foto = files.filter(({ file_type }) => file_type?.startsWith('image/')).length;
    return { ...entry, allegati: { numero: files.length, foto } };
  });
}

export async function listTimeline(
  app: TimelineContext,
  patientId: number,
  selected: { tipo?: TimelineKind | undefined; dopo?: string | undefined; without?: string | undefined },
): Promise<TimelinePage> {
  const { database, timelineSources: sources } = app;
  const kinds = getKinds(sources);
  const after = selected.dopo === undefined ? undefined : parseCursor(selected.dopo, kinds);
  const requestedKinds = selected.tipo === undefined ? kinds : [selected.tipo];
  const found = await Promise.all(
    requestedKinds.map(async (tipo) =>
      (
        await selectNext(
          database,
          sources,
          patientId,
          tipo,
          after,
          selected.without,
          tipo === 'file' && selected.tipo === undefined,
        )
      ).map(withKind(tipo)),
    ),
  );
  const rows = found.flat().sort(compareEntries(kinds));
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    data: await addAttachments(app, patientId, await toPage(app, patientId, page)),
    dopo: last && rows.length > pageSize ? toCursor(last) : null,
  };
}

export async function listTrash(app: TimelineContext, patientId: number, now: number): Promise<TrashEntry[]> {
  const { database, records, timelineSources: sources } = app;
  const since = new Date(now - trashRetentionMs).toISOString();
  const until = (at: string) => new Date(Date.parse(at) + trashRetentionMs).toISOString();
  const dated = await Promise.all(
    getKinds(sources)
      .filter((kind) => records.isDeletable(kind))
      .map(async (tipo): Promise<TrashEntry[]> => {
        const rows = await database
          .selectFrom(sources[tipo](database, patientId).as('entries'))
          .selectAll()
          .where('eliminato', '>=', since)
          .execute();
        return rows.map(({ id, titolo, data, eliminato }) => {
          const at = eliminato ?? since;
          return { tipo, id_record: id, titolo, data, eliminato_il: at, ripristinabile_fino: until(at) };
        });
      }),
  );
  const undated = (await records.listUndatedInTrash(patientId, since)).map(
    (entry): TrashEntry => ({ ...entry, ripristinabile_fino: until(entry.eliminato_il) }),
  );
  const withContents = await addContents(app, patientId, dated.flat());
  return [...withContents, ...undated].sort((a, b) => (a.eliminato_il < b.eliminato_il ? 1 : -1));
}
