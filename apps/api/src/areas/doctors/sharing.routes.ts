import type { AppContext } from '../../context.ts';
import type { HandlersOf } from '../../contract/handlers.ts';
import type { Owns } from '../../contract/ownership.ts';
import { WrittenJson } from '../../contract/serialized-json.ts';
import { patientOf } from '../../contract/session.ts';
import type { Database } from '../../database/database.ts';
import { notFound } from '../../problem.ts';
import { findActiveAssociation, findDoctorOf, listPatientsOf } from './doctors.repository.ts';
import { type PrivacyOperations, privacyRoutes } from './privacy.routes.ts';
import { contentRoutes } from './shared-content.ts';

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

export function sharingRoutes(app: AppContext): HandlersOf<Operations> {
  const { audit, database, records, tasks } = app;
  const associationOf = async (patientId: number, doctorId: number | undefined) => {
    const association = doctorId && (await findActiveAssociation(database, patientId, doctorId));
    if (!association) throw notFound();
    return association;
  };

  return {
    ...privacyRoutes(app),
    ...contentRoutes(app),

    async listSharedPatients({ session }) {
      return { data: await listPatientsOf(database, session.id_utente) };
    },

    async getSharedRecord({ session, caller, path: { id_paziente } }) {
      const doctor = await findDoctorOf(database, id_paziente, session.id_utente);
      const association = await associationOf(id_paziente, doctor?.id_cpp);
      const { json, shown } = await tasks.run('sharedRecord', { association, patientId: id_paziente }, caller);
      const card = { tipo: 'patient', id_record: id_paziente } as const;
      // The card is logged once, whether or not its details are among the parts.
      const others = shown.filter(({ tipo }) => tipo !== card.tipo);
      await audit.addReads(session, id_paziente, [card, ...others]);
      return new WrittenJson(json);
    },

    async previewSharedRecord({ session, path: { id_cpp } }) {
      const patientId = patientOf(session);
      const associazione = await associationOf(patientId, id_cpp);
      return { associazione, ...records.share(associazione, await records.withMedicines(patientId)) };
    },
  };
}
