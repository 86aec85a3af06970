import type { components } from '../../contract/contract.gen.ts';
import type { HandlersOf } from '../../contract/handlers.ts';
import type { Owns } from '../../contract/ownership.ts';
import type { Session } from '../../contract/session.ts';
import type { Database } from '../../database/database.ts';
import { notFound } from '../../problem.ts';
import { findActiveAssociation, findDoctorOf } from './doctors.repository.ts';
import { type PartKind, partsOf, type RecordPart } from './record-parts.ts';
import { share, type WholeRecord } from './shared-record.ts';

/** Whose a record is, while it is not deleted. */
type PatientOf = (id: number) => Promise<number | undefined>;

interface Sharing {
  database: Database;
  wholeRecord(patientId: number): Promise<WholeRecord>;
  patientOf: PatientOf;
}

const nobody = 0;

/** Whether a record is in the record of its patient as that one shares it with the person of the session. */
export const sharesRecord =
  (tipo: PartKind, { database, wholeRecord, patientOf }: Sharing): Owns =>
  async ({ id_utente }, id) => {
    // Of what nobody has it is asked as well: no answer comes sooner than another.
    const patientId = (await patientOf(id)) ?? nobody;
    const doctor = await findDoctorOf(database, patientId, id_utente);
    if (doctor === undefined) return false;
    const association = await findActiveAssociation(database, patientId, doctor.id_cpp);
    if (association === undefined) return false;
    const { cartella } = share(association, await wholeRecord(patientId));
    return partsOf(cartella).some((part) => part.tipo === tipo && part.id_record === id);
  };

export interface ContentParts {
  patientOfEntry: PatientOf;
  patientOfFile: PatientOf;
  drawingsOf(patientId: number, id: number): Promise<components['schemas']['NotebookImages']>;
  /** Where a file can be downloaded, for a minute. */
  addressOf(reader: Session, fileId: number): Promise<string>;
  /** Told of each record before somebody is shown what is not theirs. */
  onRead(reader: Session, patientId: number, parts: readonly Pick<RecordPart, 'tipo' | 'id_record'>[]): Promise<void>;
}

/** What is behind the records that a doctor is served. Who may ask is settled by ownership, with {@link sharesRecord}. */
export function contentRoutes({
  patientOfEntry,
  patientOfFile,
  drawingsOf,
  addressOf,
  onRead,
}: ContentParts): HandlersOf<'getSharedDrawings' | 'getSharedDownloadUrl'> {
  const read = async (session: Session, tipo: PartKind, id_record: number, whose: PatientOf) => {
    const patientId = await whose(id_record);
    if (patientId === undefined) throw notFound();
    await onRead(session, patientId, [{ tipo, id_record }]);
    return patientId;
  };

  return {
    async getSharedDrawings({ session, path: { id } }) {
      return drawingsOf(await read(session, 'notebook', id, patientOfEntry), id);
    },

    async getSharedDownloadUrl({ session, path: { id } }) {
      await read(session, 'file', id, patientOfFile);
      return { data: await addressOf(session, id) };
    },
  };
}
