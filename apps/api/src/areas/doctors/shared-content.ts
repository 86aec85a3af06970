import type { AppContext } from '../../context.ts';
import type { HandlersOf } from '../../contract/handlers.ts';
import type { Owns } from '../../contract/ownership.ts';
import type { Session } from '../../contract/session.ts';
import type { Database } from '../../database/database.ts';
import { notFound } from '../../problem.ts';
import type { KindName } from '../../records/shared-list.ts';
import { type RecordLists, type RecordSharing, sees } from '../../records/sharing.ts';
import { findActiveAssociation, findDoctorOf } from './doctors.repository.ts';

/** Whose a record is, while it is not deleted. */
type PatientOf = (id: number) => Promise<number | undefined>;

/** The one record that is asked for, with what it is attached to; empty when it does not exist. */
export interface SingleRecord extends Partial<RecordLists> {
  patientId: number | undefined;
}

interface Parts {
  database: Database;
  sharing: RecordSharing;
  recordOf(id: number): Promise<SingleRecord>;
}

const nobody = 0;

/**
 * Whether a record is shared with the person of the session. A record that is hidden, one of a stranger and one that does
 * not exist take the same statements, so that the time of the refusal does not tell them apart.
 */
export const sharesRecord =
  (tipo: KindName, { database, sharing, recordOf }: Parts): Owns =>
  async ({ id_utente }, id) => {
    const { patientId = nobody, ...record } = await recordOf(id);
    const doctor = await findDoctorOf(database, patientId, id_utente);
    const association = await findActiveAssociation(database, patientId, doctor?.id_cpp ?? nobody);
    if (association === undefined) return false;
    const parts = sharing.partsOf({ ...sharing.emptyRecord, ...record });
    return parts.some((part) => part.tipo === tipo && part.id_record === id && sees(association, part));
  };

/** What is behind the records that a doctor is served. Who may ask is settled by ownership, with {@link sharesRecord}. */
export function contentRoutes({
  audit,
  files,
  notebook,
}: Pick<AppContext, 'audit' | 'files' | 'notebook'>): HandlersOf<'getSharedDrawings' | 'getSharedDownloadUrl'> {
  const read = async (session: Session, tipo: KindName, id_record: number, whose: PatientOf) => {
    const patientId = await whose(id_record);
    if (patientId === undefined) throw notFound();
    await audit.addReads(session, patientId, [{ tipo, id_record }]);
    return patientId;
  };

  return {
    async getSharedDrawings({ session, path: { id } }) {
      return notebook.drawings(await read(session, 'notebook', id, notebook.patientOf), id);
    },

    async getSharedDownloadUrl({ session, path: { id } }) {
      await read(session, 'file', id, files.patientOf);
      return { data: await files.addressFor(session, id) };
    },
  };
}
