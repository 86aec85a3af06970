import { insertBlobs, type StoredBlob, storeBlob } from '../../blobs/blobs.repository.ts';
import { latestToday } from '../../clock.ts';
import type { AppContext } from '../../context.ts';
import type { Call, HandlersFor } from '../../contract/handlers.ts';
import { checkRecordId } from '../../contract/saved-record.ts';
import { requirePatientId } from '../../contract/session.ts';
import { invalid, tooLarge } from '../../problem.ts';
import { checkNotAfter } from '../../records/checks.ts';
import { lifeCycle } from '../../records/life-cycle.ts';
import { notebook, type Zone } from './notebook.kind.ts';
import { insertZones } from './notebook.repository.ts';
import { cleanDrawing, fromDataUrl, InvalidDrawing, maxDrawingSize } from './png.ts';

async function readDrawing(field: string, url: string): Promise<Buffer> {
  try {
    const bytes = fromDataUrl(url);
    if (bytes.length > maxDrawingSize) throw tooLarge();
    return await cleanDrawing(bytes);
  } catch (error) {
    if (error instanceof InvalidDrawing)
      throw invalid([{ path: `/${field}`, code: 'drawing', message: error.message }]);
    throw error;
  }
}

/** Validates rules that the contract cannot express: each region once, and on its own side. */
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

export function notebookRoutes(
  app: AppContext,
): HandlersFor<
  'listNotebookEntries' | 'createNotebookEntry' | 'updateNotebookEntry' | 'saveNotebookStatus' | 'getNotebookImages'
> {
  const { blobs, database, quota } = app;
  const { list, create, change } = lifeCycle(app, notebook);
  const store = (png: Buffer): Promise<StoredBlob> => storeBlob(blobs, 'image/png', png);

  async function toContent({ session, body }: Call<'createNotebookEntry'>, now: number) {
    checkNotAfter(latestToday(now), { taccuino_data: body.taccuino_data });
    checkZones(body.taccuino_zone ?? []);
    const drawings = await Promise.all([
      readDrawing('taccuino_report_anteriore', body.taccuino_report_anteriore),
      readDrawing('taccuino_report_posteriore', body.taccuino_report_posteriore),
    ]);
    const id_paziente = requirePatientId(session);
    await quota.checkInAdvance(id_paziente, drawings[0].length + drawings[1].length);
    // The blobs are stored before any row refers to them; if the insert fails, the cleanup deletes them.
    const [front, back] = await Promise.all([store(drawings[0]), store(drawings[1])]);
    await insertBlobs(database, id_paziente, [front, back], now);
    return {
      taccuino_2d_drawn: 1 as const,
      taccuino_data: body.taccuino_data,
      taccuino_descrizione: body.taccuino_descrizione.trim(),
      taccuino_intensita: body.taccuino_intensita ?? null,
      taccuino_andamento: body.taccuino_andamento ?? null,
      taccuino_momento: body.taccuino_momento ?? null,
      taccuino_report_anteriore: front.blob_key,
      taccuino_report_posteriore: back.blob_key,
    };
  }

  return {
    listNotebookEntries: list,

    createNotebookEntry: (call) =>
      create(call, {
        level: call.body.id_livello_confidenzialita,
        required: [],
        content: (now) => toContent(call, now),
        async writeParts({ id_taccuino }) {
          await insertZones(database, id_taccuino, call.body.taccuino_zone ?? []);
          return true;
        },
      }),

    async updateNotebookEntry(call) {
      const { path, body } = call;
      checkRecordId('id_taccuino', path.id_taccuino, body.id_taccuino);
      return change(call, {
        id: path.id_taccuino,
        content: () => ({ taccuino_descrizione: body.taccuino_descrizione.trim() }),
      });
    },

    // Changes a single status field regardless of the version.
    saveNotebookStatus: (call) =>
      change(
        { ...call, ifMatch: undefined },
        {
          id: call.path.id_record,
          deleted_at: call.body.deleted_at,
          level: call.body.id_livello_confidenzialita,
          content: () => undefined,
        },
      ),

    getNotebookImages: ({ session, path }) => app.notebook.drawings(requirePatientId(session), path.id),
  };
}
