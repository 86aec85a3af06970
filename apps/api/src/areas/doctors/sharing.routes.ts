import type { HandlersOf } from '../../contract/handlers.ts';
import type { Owns } from '../../contract/ownership.ts';
import { patientOf } from '../../contract/session.ts';
import { WrittenJson } from '../../contract/written.ts';
import type { Database } from '../../database/database.ts';
import type { Association } from '../../policy/visibility.ts';
import { notFound } from '../../problem.ts';
import type { RecordLine, RecordSharing, WholeRecord } from '../../records/sharing.ts';
import type { Caller } from '../../workers/workers.ts';
import { findActiveAssociation, findDoctorOf, listPatientsOf } from './doctors.repository.ts';
import { type PrivacyOperations, type PrivacyParts, privacyRoutes } from './privacy.routes.ts';
import { type ContentParts, contentRoutes } from './shared-content.ts';

/** A record as a doctor is served it, and what of it the doctor is shown. */
export interface ServedRecord {
  json: Uint8Array;
  shown: RecordLine[];
}

interface Parts extends PrivacyParts, ContentParts {
  /** What a patient shares with a doctor, made in another process; see {@link serveRecord}. */
  sharedRecord(association: Association, patientId: number, caller: Caller): Promise<ServedRecord>;
  /** A whole record, with what the catalogue knows of its medicines. */
  recordWithMedicines(patientId: number): Promise<WholeRecord>;
}

export function serveRecord(
  { share, partsOf }: RecordSharing,
  association: Association,
  record: WholeRecord,
): ServedRecord {
  const { cartella } = share(association, record);
  const shown = partsOf(cartella).map(({ tipo, id_record }) => ({ tipo, id_record }));
  return { json: new TextEncoder().encode(JSON.stringify(cartella)), shown };
}

/** Whether a patient has let the person of the session in, and has not taken it back. */
export const ownsSharing =
  (database: Database): Owns =>
  async ({ id_utente }, id) =>
    (await findDoctorOf(database, id, id_utente)) !== undefined;

type Operations =
  | 'listSharedPatients'
  | 'getSharedRecord'
  | 'previewSharedRecord'
  | PrivacyOperations
  | keyof ReturnType<typeof contentRoutes>;

export function sharingRoutes(parts: Parts): HandlersOf<Operations> {
  const { database, sharing, sharedRecord, recordWithMedicines, onRead } = parts;
  const associationOf = async (patientId: number, doctorId: number | undefined) => {
    const association = doctorId && (await findActiveAssociation(database, patientId, doctorId));
    if (!association) throw notFound();
    return association;
  };

  return {
    ...privacyRoutes(parts),
    ...contentRoutes(parts),

    async listSharedPatients({ session }) {
      return { data: await listPatientsOf(database, session.id_utente) };
    },

    async getSharedRecord({ session, caller, path: { id_paziente } }) {
      const doctor = await findDoctorOf(database, id_paziente, session.id_utente);
      const association = await associationOf(id_paziente, doctor?.id_cpp);
      const { json, shown } = await sharedRecord(association, id_paziente, caller);
      const card = { tipo: 'patient', id_record: id_paziente } as const;
      // The card is logged once, whether or not its details are among the parts.
      const others = shown.filter(({ tipo }) => tipo !== card.tipo);
      await onRead(session, id_paziente, [card, ...others]);
      return new WrittenJson(json);
    },

    async previewSharedRecord({ session, path: { id_cpp } }) {
      const patientId = patientOf(session);
      const associazione = await associationOf(patientId, id_cpp);
      return { associazione, ...sharing.share(associazione, await recordWithMedicines(patientId)) };
    },
  };
}
