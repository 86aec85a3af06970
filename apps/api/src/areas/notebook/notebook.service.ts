import type { Notebook } from '../../area-services.ts';
import { readBlob } from '../../blobs/blobs.repository.ts';
import type { AppContext } from '../../context.ts';
import { notFound } from '../../problem.ts';
import { notebook } from './notebook.kind.ts';
import { zonesOfEntries } from './notebook.repository.ts';
import { toDataUrl } from './png.ts';

export const notebookService = ({ database, blobs }: Pick<AppContext, 'blobs' | 'database'>): Notebook => ({
  findOwner: async (id) => (await notebook.findById(database, id))?.id_paziente,
  zonesOf: (patientId, ids) => zonesOfEntries(database, patientId, ids),
  async drawings(patientId, id) {
    const entry = await notebook.find(database, patientId, id);
    if (entry === undefined || entry.deleted_at !== null) throw notFound();
    const [front, back] = await Promise.all([
      readBlob(database, blobs, entry.taccuino_report_anteriore),
      readBlob(database, blobs, entry.taccuino_report_posteriore),
    ]);
    return { taccuino_report_anteriore: toDataUrl(front), taccuino_report_posteriore: toDataUrl(back) };
  },
});
