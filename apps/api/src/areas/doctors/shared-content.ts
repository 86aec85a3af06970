import type { AppContext } from '../../context.ts';
import type { HandlersFor } from '../../contract/handlers.ts';
import type { OwnershipCheck } from '../../contract/ownership.ts';
import type { Session } from '../../contract/session.ts';
import type { Database } from '../../database/database.ts';
import { notFound } from '../../problem.ts';
import type { KindName } from '../../records/shared-list.ts';
import { canSee, type RecordLists, type RecordSharing } from '../../records/sharing.ts';
import { findActiveAssociation, findAssociatedDoctor } from './doctors.repository.ts';

type FindPatient = (id: number) => Promise<number | undefined>;

export interface SingleRecord extends Partial<RecordLists> {
  patientId: number | undefined;
}

interface Parts {
  database: Database;
  sharing: RecordSharing;
  readRecord(id: number): Promise<SingleRecord>;
}

const unknownId = 0;

/** Hidden, foreign and missing records run the same statements, so that the response time does not distinguish them. */
export const sharesRecord =
  (tipo: KindName, { database, sharing, readRecord }: Parts): OwnershipCheck =>
  async ({ id_utente }, id) => {
    const { patientId = unknownId, ...record } = await readRecord(id);
    const doctor = await findAssociatedDoctor(database, patientId, id_utente);
    const association = await findActiveAssociation(database, patientId, doctor?.id_cpp ?? unknownId);
    if (association === undefined) return false;
    const parts = sharing.partsOf({ ...sharing.emptyRecord, ...record });
    return parts.some((part) => part.tipo === tipo && part.id_record === id && canSee(association, part));
  };

export function contentRoutes({
  audit,
  files,
  notebook,
}: Pick<AppContext, 'audit' | 'files' | 'notebook'>): HandlersFor<'getSharedDrawings' | 'getSharedDownloadUrl'> {
  const read = async (session: Session, tipo: KindName, id_record: number, findPatient: FindPatient) => {
    const patientId = await findPatient(id_record);
    if (patientId === undefined) throw notFound();
    await audit.addReads(session, patientId, [{ tipo, id_record }]);
    return patientId;
  };

  return {
    async getSharedDrawings({ session, path: { id } }) {
      return notebook.drawings(await read(session, 'notebook', id, notebook.findOwner), id);
    },

    async getSharedDownloadUrl({ session, path: { id } }) {
      await read(session, 'file', id, files.findOwner);
      return { data: await files.createDownloadUrl(session, id) };
    },
  };
}
