import type { HandlersOf } from '../../contract/handlers.ts';
import type { Owns } from '../../contract/ownership.ts';
import { patientOf, type Session } from '../../contract/session.ts';
import type { Database } from '../../database/database.ts';
import { notFound } from '../../problem.ts';
import { findAssociation, findDoctorOf, listPatientsOf } from './doctors.repository.ts';
import { type PrivacyOperations, type PrivacyParts, privacyRoutes } from './privacy.routes.ts';
import { partsOf, type RecordPart } from './record-parts.ts';
import { share } from './shared-record.ts';

interface Parts extends PrivacyParts {
  /** Told of each record before somebody is shown what is not theirs. */
  onRead(reader: Session, patientId: number, parts: readonly Pick<RecordPart, 'tipo' | 'id_record'>[]): Promise<void>;
}

/** Whether a patient has let the person of the session in, and has not taken it back. */
export const ownsSharing =
  (database: Database): Owns =>
  async ({ id_utente }, id) =>
    (await findDoctorOf(database, id, id_utente)) !== undefined;

type Operations = 'listSharedPatients' | 'getSharedRecord' | 'previewSharedRecord' | PrivacyOperations;

export function sharingRoutes({ onRead, ...parts }: Parts): HandlersOf<Operations> {
  const { database, wholeRecord } = parts;
  const associationOf = async (patientId: number, doctorId: number | undefined) => {
    const association = doctorId && (await findAssociation(database, patientId, doctorId));
    if (!association || association.status === 'delete') throw notFound();
    return association;
  };

  return {
    ...privacyRoutes(parts),

    async listSharedPatients({ session }) {
      return { data: await listPatientsOf(database, session.id_utente) };
    },

    async getSharedRecord({ session, path: { id_paziente } }) {
      const doctor = await findDoctorOf(database, id_paziente, session.id_utente);
      const association = await associationOf(id_paziente, doctor?.id_cpp);
      const { cartella } = share(association, await wholeRecord(id_paziente));
      const card = { tipo: 'patient', id_record: id_paziente } as const;
      await onRead(session, id_paziente, [card, ...partsOf(cartella)]);
      return cartella;
    },

    async previewSharedRecord({ session, path: { id_cpp } }) {
      const patientId = patientOf(session);
      const associazione = await associationOf(patientId, id_cpp);
      return { associazione, ...share(associazione, await wholeRecord(patientId)) };
    },
  };
}
