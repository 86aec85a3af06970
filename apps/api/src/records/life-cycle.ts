import { type Clock, timestamp } from '../clock.ts';
import type { AuditEvent } from '../contract/audited.ts';
import type { Owns } from '../contract/ownership.ts';
import { checkChange, checkRecordId, intentOf } from '../contract/saved-record.ts';
import { patientOf, type Session } from '../contract/session.ts';
import type { Database, Queries } from '../database/database.ts';
import type { Feature } from '../policy/features.ts';
import { changed, invalid, notFound } from '../problem.ts';
import type { RecordRow } from './kind.ts';
import type { RecordStore } from './store.ts';

interface Request {
  session: Session;
  /** Throws 403 unless the subscription includes the feature. */
  needs(feature: Feature): Promise<void>;
  /** The version that the author of a change has seen; undefined when the client does not say. */
  seen: string | undefined;
  /** Says what was done, for the audit. */
  audit(event: AuditEvent): void;
}

interface New<Row, Content> {
  /** The feature that adding one needs, beside those of the operation. */
  feature?: Feature;
  level?: number | undefined;
  /** What was written; undefined when the request leaves it out. */
  content(now: number): Promise<Content | undefined> | Content | undefined;
  /** The fields that a new one cannot do without. */
  required: readonly string[];
  /** Writes what other tables hold of the record, once its row is written. Returns whether something differs from before. */
  writeParts?(row: Row): Promise<boolean>;
}

interface Change<Row, Content> extends Pick<New<Row, Content>, 'writeParts'> {
  id: number;
  /** The feature that changing the content needs; deleting, restoring and another level never do. */
  feature?: Feature;
  /** As in the body: a date deletes, null restores. */
  deleted_at?: string | null | undefined;
  level?: number | undefined;
  /** What was written, as far as it was. */
  content(before: Row, now: number): Promise<Partial<Content> | undefined> | Partial<Content> | undefined;
  /** Changes that need no content, such as a move to another list; they check their own features. */
  move?(before: Row, content: Partial<Content> | undefined): Promise<Partial<Content>> | Partial<Content>;
}

interface Save<Row, Content> extends Pick<New<Row, Content>, 'level' | 'required' | 'writeParts'> {
  /** The id of the path; 0 for a new one. */
  id: number;
  /** The id that the body may repeat. */
  repeated: number | undefined;
  deleted_at?: string | null | undefined;
  features?: { create: Feature; edit: Feature };
  content(before: Row | undefined, now: number): Promise<Content | undefined> | Content | undefined;
  move?: NonNullable<Change<Row, Content>['move']>;
}

interface Context {
  database: Database;
  clock: Clock;
}

/** Tells whether a record, deleted or not, belongs to the patient of a session. */
export const owns =
  (
    database: Database,
    ...stores: { find(queries: Queries, patientId: number, id: number): Promise<unknown> }[]
  ): Owns =>
  async ({ id_paziente }, id) => {
    if (id_paziente === undefined) return false;
    const found = await Promise.all(stores.map((store) => store.find(database, id_paziente, id)));
    return found.some((row) => row !== undefined);
  };

/**
 * The life cycle of a kind of record, from its creation to its restoration from the trash. It refuses in one order:
 * another patient's or no record (404), a deleted one that is not restored or was deleted more than 30 days ago (409
 * `deleted`), a version that is not the one the author has seen (412), wrong content (422), a missing feature (403).
 */
export function lifeCycle<Row extends RecordRow, Content extends object, Shown extends object>(
  { database, clock }: Context,
  store: RecordStore<Row, Content, Shown>,
) {
  const { kind } = store;
  const { trash } = kind;
  const deletedAt = (row: Row) => row[trash] ?? null;

  /** What becomes of the columns of the trash. Deleting again does not start the 30 days again. */
  function moved(before: Row, sent: string | null, now: number) {
    if (sent !== null && deletedAt(before) !== null) return {};
    const at = sent === null ? null : timestamp(now);
    return trash === 'deleted_on' ? { deleted_at: sent, deleted_on: at } : { deleted_at: at };
  }

  function tell({ audit }: Pick<Request, 'audit'>, azione: AuditEvent['azione'], row: Row): void {
    audit({ azione, tipo: kind.name, id_record: store.idOf(row) });
  }

  /** Columns that a change has given another value, but for the version, which always is. */
  function differing(before: Row, after: Row): string[] {
    const columns = Object.keys(after) as (keyof Row & string)[];
    return columns.filter((name) => name !== 'updated_at' && after[name] !== before[name]);
  }

  /** What became of a record. One that is saved as it was counts as changed, and one that is deleted twice as deleted. */
  function actionOf(before: Row, after: Row, partsDiffer: boolean): AuditEvent['azione'] {
    if (deletedAt(after) !== null) return 'deleted';
    if (deletedAt(before) !== null) return 'restored';
    const differ = differing(before, after);
    const isLevel = differ.length > 0 && differ.every((name) => name === kind.level);
    return isLevel && !partsDiffer ? 'level' : 'changed';
  }

  /** @throws Problem 404 unless it is the patient's own. */
  async function find(session: Session, id: number): Promise<Row> {
    const row = await store.find(database, patientOf(session), id);
    if (row === undefined) throw notFound();
    return row;
  }

  async function create(request: Omit<Request, 'seen'>, asked: New<Row, Content>): Promise<Shown> {
    const { session, needs } = request;
    const now = clock();
    if (asked.feature !== undefined) await needs(asked.feature);
    const content = await asked.content(now);
    if (content === undefined) {
      throw invalid(asked.required.map((name) => ({ path: `/${name}`, code: 'required', message: 'is required' })));
    }
    const owner = { id_paziente: patientOf(session), author_id: session.id_utente };
    const row = await store.insert(database, owner, content, now, asked.level);
    await asked.writeParts?.(row);
    tell(request, 'created', row);
    return store.show(database, row);
  }

  async function change(request: Request, asked: Change<Row, Content>): Promise<Shown> {
    const { session, needs, seen } = request;
    const { id, deleted_at: sent, level } = asked;
    const now = clock();
    const before = await find(session, id);
    const stored = { deleted_at: deletedAt(before), versione: before.updated_at };
    checkChange(kind.title, stored, { does: intentOf({ deleted_at: sent }), seen, now });
    const content = await asked.content(before, now);
    if (content !== undefined && asked.feature !== undefined) await needs(asked.feature);
    const saved = await store.update(
      database,
      before,
      {
        ...content,
        ...(await asked.move?.(before, content)),
        ...(level !== undefined && kind.level !== null && { [kind.level]: level }),
        ...(sent !== undefined && moved(before, sent, now)),
      },
      now,
    );
    if (saved !== undefined) {
      const partsDiffer = (await asked.writeParts?.(saved)) ?? false;
      tell(request, actionOf(before, saved, partsDiffer), saved);
      return store.show(database, saved);
    }
    // Somebody else was quicker. Who has seen no version changes whichever there is now.
    if (seen === undefined) return change(request, asked);
    throw changed();
  }

  return {
    find,
    create,
    change,

    list: ({ session }: Pick<Request, 'session'>): Promise<Shown[]> => store.list(database, patientOf(session)),

    async save(request: Request, asked: Save<Row, Content>): Promise<Shown> {
      const { id, repeated, features, content, level, required, ...more } = asked;
      checkRecordId(kind.id, id, repeated);
      return id === 0
        ? create(request, {
            level,
            required,
            ...(features && { feature: features.create }),
            content: (now) => content(undefined, now),
            ...(more.writeParts && { writeParts: more.writeParts }),
          })
        : change(request, { id, level, content, ...more, ...(features && { feature: features.edit }) });
    },

    /** Deletes a record, whatever version of it there is; one that is deleted stays as it is. */
    async remove(request: Pick<Request, 'session' | 'audit'>, id: number): Promise<Shown> {
      const now = clock();
      for (;;) {
        const before = await find(request.session, id);
        const isDeleted = deletedAt(before) !== null;
        const after = isDeleted
          ? before
          : await store.update(database, before, moved(before, timestamp(now), now), now);
        if (after === undefined) continue;
        tell(request, 'deleted', after);
        return store.show(database, after);
      }
    },
  };
}
