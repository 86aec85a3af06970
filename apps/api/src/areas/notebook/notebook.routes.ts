import { insertBlobs, readBlob, type StoredBlob, storeBlob } from '../../blobs/blobs.repository.ts';
import type { BlobStore } from '../../blobs/blobs.ts';
import { type Clock, latestToday, timestamp } from '../../clock.ts';
import type { HandlersOf } from '../../contract/handlers.ts';
import type { Owns } from '../../contract/ownership.ts';
import { checkChange, checkRecordId, intentOf } from '../../contract/saved-record.ts';
import { patientOf } from '../../contract/session.ts';
import type { Database } from '../../database/database.ts';
import { changed, invalid, notFound, tooLarge } from '../../problem.ts';
import { findEntry, insertEntry, listEntries, updateEntry, type Zone } from './notebook.repository.ts';
import { cleanDrawing, fromDataUrl, NotADrawing, toDataUrl } from './png.ts';

const largestDrawing = 2 * 1024 * 1024;

interface Parts {
  database: Database;
  blobs: BlobStore;
  clock: Clock;
  /** Refuses content that there is no room for. */
  expectRoom(patientId: number, bytes: number): Promise<void>;
}

export const ownsEntry =
  (database: Database): Owns =>
  async ({ id_paziente }, id) =>
    id_paziente !== undefined && (await findEntry(database, id_paziente, id)) !== undefined;

async function readDrawing(field: string, url: string): Promise<Buffer> {
  try {
    const bytes = fromDataUrl(url);
    if (bytes.length > largestDrawing) throw tooLarge();
    return await cleanDrawing(bytes);
  } catch (error) {
    if (error instanceof NotADrawing) throw invalid([{ path: `/${field}`, code: 'drawing', message: error.message }]);
    throw error;
  }
}

/** What the contract's schema cannot say of the zones: each region once, and on the side where it is. */
function checkZones(zones: readonly Zone[]): void {
  const seen = new Set<string>();
  for (const [i, { zona_lato, zona_regione }] of zones.entries()) {
    const path = `/taccuino_zone/${i}/zona_regione`;
    if (zona_regione.startsWith('1') !== (zona_lato === 'anteriore')) {
      throw invalid([{ path, code: 'side', message: 'must be a region of that side' }]);
    }
    if (seen.has(zona_regione)) throw invalid([{ path, code: 'duplicate', message: 'must be named once' }]);
    seen.add(zona_regione);
  }
}

/** The two drawings of an entry that is not deleted. */
export async function drawingsOf(
  { database, blobs }: Pick<Parts, 'database' | 'blobs'>,
  patientId: number,
  id: number,
) {
  const entry = await findEntry(database, patientId, id);
  if (entry === undefined || entry.deleted_at !== null) throw notFound();
  const [front, back] = await Promise.all([
    readBlob(database, blobs, entry.taccuino_report_anteriore),
    readBlob(database, blobs, entry.taccuino_report_posteriore),
  ]);
  return { taccuino_report_anteriore: toDataUrl(front), taccuino_report_posteriore: toDataUrl(back) };
}

export function notebookRoutes({
  database,
  blobs,
  clock,
  expectRoom,
}: Parts): HandlersOf<
  'listNotebookEntries' | 'createNotebookEntry' | 'updateNotebookEntry' | 'saveNotebookStatus' | 'getNotebookImages'
> {
  const store = (png: Buffer): Promise<StoredBlob> => storeBlob(blobs, 'image/png', png);

  return {
    async listNotebookEntries({ session }) {
      return listEntries(database, patientOf(session));
    },

    async createNotebookEntry({ session, body }) {
      const now = clock();
      if (body.taccuino_data > latestToday(now)) {
        throw invalid([{ path: '/taccuino_data', code: 'future-date', message: 'must not be later than today' }]);
      }
      const { taccuino_zone = [] } = body;
      checkZones(taccuino_zone);
      const drawings = await Promise.all([
        readDrawing('taccuino_report_anteriore', body.taccuino_report_anteriore),
        readDrawing('taccuino_report_posteriore', body.taccuino_report_posteriore),
      ]);
      const id_paziente = patientOf(session);
      await expectRoom(id_paziente, drawings[0].length + drawings[1].length);
      // The drawings are safe before any row speaks of them; if the rows fail, the sweep finds the drawings.
      const [front, back] = await Promise.all([store(drawings[0]), store(drawings[1])]);
      return database.transaction().execute(async (transaction) => {
        await insertBlobs(transaction, id_paziente, [front, back], now);
        const entry = {
          id_paziente,
          author_id: session.id_utente,
          taccuino_data: body.taccuino_data,
          taccuino_descrizione: body.taccuino_descrizione.trim(),
          taccuino_report_anteriore: front.blob_key,
          taccuino_report_posteriore: back.blob_key,
          taccuino_zone,
          id_livello_confidenzialita: body.id_livello_confidenzialita,
        };
        return insertEntry(transaction, entry, timestamp(now));
      });
    },

    async updateNotebookEntry({ session, path, body, seen }) {
      const id = path.id_taccuino;
      checkRecordId('id_taccuino', id, body.id_taccuino);
      const taccuino_descrizione = body.taccuino_descrizione.trim();
      return database.transaction().execute(async (transaction) => {
        const entry = await findEntry(transaction, patientOf(session), id);
        if (entry === undefined) throw notFound();
        const now = clock();
        const stored = { deleted_at: entry.deleted_on, versione: entry.versione };
        checkChange('The entry', stored, { does: 'change', seen, now });
        const saved = await updateEntry(transaction, id, { taccuino_descrizione }, timestamp(now), seen);
        if (saved === undefined) throw changed();
        return saved;
      });
    },

    async saveNotebookStatus({ session, path, body }) {
      const now = clock();
      const { id_livello_confidenzialita: level, deleted_at } = body;
      return database.transaction().execute(async (transaction) => {
        const entry = await findEntry(transaction, patientOf(session), path.id_record);
        if (entry === undefined) throw notFound();
        const stored = { deleted_at: entry.deleted_on, versione: entry.versione };
        checkChange('The entry', stored, { does: intentOf(body), seen: undefined, now });
        // Deleting again does not start the 30 days again.
        const deleted_on = deleted_at === null ? null : (entry.deleted_on ?? timestamp(now));
        const change = {
          ...(level !== undefined && { id_livello_confidenzialita: level }),
          ...(deleted_at !== undefined && { deleted_at, deleted_on }),
        };
        const saved = await updateEntry(transaction, path.id_record, change, timestamp(now));
        if (saved === undefined) throw notFound();
        return saved;
      });
    },

    getNotebookImages: ({ session, path }) => drawingsOf({ database, blobs }, patientOf(session), path.id),
  };
}
