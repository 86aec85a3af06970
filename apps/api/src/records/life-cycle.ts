import { type Clock, timestamp } from '../clock.ts';
import type { AuditEvent } from '../contract/audit-collector.ts';
import type { OwnershipCheck } from '../contract/ownership.ts';
import { checkChange, checkRecordId, toAction } from '../contract/saved-record.ts';
import { requireOwnerRights, requirePatientId, type Session } from '../contract/session.ts';
import type { Database, Queries } from '../database/database.ts';
import type { Feature } from '../policy/features.ts';
import { invalid, notFound, versionChanged } from '../problem.ts';
import type { RecordRow } from './kind.ts';
import type { RecordStore } from './store.ts';

interface Request {
  session: Session;
  /** @throws Problem 403 unless the subscription includes the feature. */
  requireFeature(feature: Feature): Promise<void>;
  /** The version that the client has read; undefined when it does not tell. */
  ifMatch: string | undefined;
  audit(event: AuditEvent): void;
}

interface New<Row, Content> {
  /** Feature required in addition to those of the operation. */
  feature?: Feature;
  level?: number | undefined;
  content(now: number): Promise<Content | undefined> | Content | undefined;
  /** Fields reported as missing when there is no content. */
  required: readonly string[];
  /** Writes data of other tables after the row. Returns true if anything changed. */
  writeParts?(row: Row): Promise<boolean>;
}

interface Change<Row, Content> extends Pick<New<Row, Content>, 'writeParts'> {
  id: number;
  /** Feature required to change the content; deleting, restoring and changing the level need none. */
  feature?: Feature;
  /** A date deletes, null restores. */
  deleted_at?: string | null | undefined;
  level?: number | undefined;
  /** Set if the level does not change who sees the record. */
  keepsVisibility?: boolean;
  content(before: Row, now: number): Promise<Partial<Content> | undefined> | Partial<Content> | undefined;
  /** Changes that need no content, such as a move to another list; they check their own features. */
  move?(before: Row, content: Partial<Content> | undefined): Promise<Partial<Content>> | Partial<Content>;
}

interface Save<Row, Content> extends Pick<New<Row, Content>, 'level' | 'required' | 'writeParts'> {
  /** 0 for a new record. */
  id: number;
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

/** Returns a check whether a record, deleted or not, belongs to the patient of a session. */
export const ownershipCheck =
  (
    database: Database,
    ...stores: { find(queries: Queries, patientId: number, id: number): Promise<unknown> }[]
  ): OwnershipCheck =>
  async ({ id_paziente }, id) => {
    if (id_paziente === undefined) return false;
    const found = await Promise.all(stores.map((store) => store.find(database, id_paziente, id)));
    return found.some((row) => row !== undefined);
  };

/**
 * Implements the life cycle of a kind of record, from creation to restoration from the trash. Checks in this order:
 * record of another patient or missing (404), deleted and not restored, or deleted more than 30 days ago (409
 * `deleted`), outdated version (412), invalid content (422), missing feature (403).
 */
export function lifeCycle<Row extends RecordRow, Content extends object, Shown extends object>(
  { database, clock }: Context,
  store: RecordStore<Row, Content, Shown>,
) {
  const { kind } = store;
  const { trash } = kind;
  const deletedAt = (row: Row) => row[trash] ?? null;

  /** Returns the new values of the trash columns. Deleting again does not restart the 30 days. */
  function trashColumns(before: Row, sent: string | null, now: number) {
    if (sent !== null && deletedAt(before) !== null) return {};
    const at = sent === null ? null : timestamp(now);
    return trash === 'deleted_on' ? { deleted_at: sent, deleted_on: at } : { deleted_at: at };
  }

  function reportAction({ audit }: Pick<Request, 'audit'>, azione: AuditEvent['azione'], row: Row): void {
    audit({ azione, tipo: kind.name, id_record: store.idOf(row) });
  }

  function changedColumns(before: Row, after: Row): string[] {
    const columns = Object.keys(after) as (keyof Row & string)[];
    return columns.filter((name) => name !== 'updated_at' && after[name] !== before[name]);
  }

  /** Returns the audited action. Saving without changes counts as a change, deleting twice as a deletion. */
  function toAuditAction(before: Row, after: Row, partsDiffer: boolean): AuditEvent['azione'] {
    if (deletedAt(after) !== null) return 'deleted';
    if (deletedAt(before) !== null) return 'restored';
    const differ = changedColumns(before, after);
    const isLevel = differ.length > 0 && differ.every((name) => name === kind.level);
    return isLevel && !partsDiffer ? 'level' : 'changed';
  }

  /** Deletion, restoration and changes of who sees a record are for its owner. @throws Problem 403 */
  function checkRights(session: Session, before: Row, asked: Change<Row, Content>): void {
    const { deleted_at: sent, level, keepsVisibility = false } = asked;
    const deletes = sent !== undefined && (sent === null) !== (deletedAt(before) === null);
    const shares = level !== undefined && kind.level !== null && Reflect.get(before, kind.level) !== level;
    if (deletes || (shares && !keepsVisibility)) requireOwnerRights(session);
  }

  /** @throws Problem 404 unless the patient owns the record. */
  async function find(session: Session, id: number): Promise<Row> {
    const row = await store.find(database, requirePatientId(session), id);
    if (row === undefined) throw notFound();
    return row;
  }

  async function create(request: Omit<Request, 'seen'>, asked: New<Row, Content>): Promise<Shown> {
    const { session, requireFeature } = request;
    const now = clock();
    if (asked.feature !== undefined) await requireFeature(asked.feature);
    const content = await asked.content(now);
    if (content === undefined) {
      throw invalid(asked.required.map((name) => ({ path: `/${name}`, code: 'required', message: 'is required' })));
    }
    const owner = { id_paziente: requirePatientId(session), author_id: session.id_utente };
    const row = await store.insert(database, owner, content, now, asked.level);
    await asked.writeParts?.(row);
    reportAction(request, 'created', row);
    return store.show(database, row);
  }

  async function change(request: Request, asked: Change<Row, Content>): Promise<Shown> {
    const { session, requireFeature, ifMatch } = request;
    const { id, deleted_at: sent, level } = asked;
    const now = clock();
    const before = await find(session, id);
    checkRights(session, before, asked);
    const stored = { deleted_at: deletedAt(before), versione: before.updated_at };
    checkChange(kind.title, stored, { action: toAction({ deleted_at: sent }), ifMatch: ifMatch, now });
    const content = await asked.content(before, now);
    if (content !== undefined && asked.feature !== undefined) await requireFeature(asked.feature);
    const saved = await store.update(
      database,
      before,
      {
        ...content,
        ...(await asked.move?.(before, content)),
        ...(level !== undefined && kind.level !== null && { [kind.level]: level }),
        ...(sent !== undefined && trashColumns(before, sent, now)),
      },
      now,
    );
    if (saved !== undefined) {
      const partsDiffer = (await asked.writeParts?.(saved)) ?? false;
      reportAction(request, toAuditAction(before, saved, partsDiffer), saved);
      return store.show(database, saved);
    }
    // A concurrent change won. Without an expected version, retry on the new one.
    if (ifMatch === undefined) return change(request, asked);
    throw versionChanged();
  }

  return {
    find,
    create,
    change,

    list: ({ session }: Pick<Request, 'session'>): Promise<Shown[]> => store.list(database, requirePatientId(session)),

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

    /** Deletes any version of a record; a deleted one stays unchanged. */
    async remove(request: Pick<Request, 'session' | 'audit'>, id: number): Promise<Shown> {
      requireOwnerRights(request.session);
      const now = clock();
      for (;;) {
        const before = await find(request.session, id);
        const isDeleted = deletedAt(before) !== null;
        const after = isDeleted
          ? before
          : await store.update(database, before, trashColumns(before, timestamp(now), now), now);
        if (after === undefined) continue;
        reportAction(request, 'deleted', after);
        return store.show(database, after);
      }
    },
  };
}
