import type { AppContext } from '../../context.ts';
import type { HandlersFor } from '../../contract/handlers.ts';
import type { OwnershipCheck } from '../../contract/ownership.ts';
import { SerializedJson } from '../../contract/serialized-json.ts';
import { requirePatientId } from '../../contract/session.ts';
import type { Database } from '../../database/database.ts';
import { notFound } from '../../problem.ts';
import { findActiveAssociation, findAssociatedDoctor, listAccessiblePatients } from './doctors.repository.ts';
import { type PrivacyOperations, privacyRoutes } from './privacy.routes.ts';
import { contentRoutes } from './shared-content.ts';

export const ownsSharing =
  (database: Database): OwnershipCheck =>
  async ({ id_utente }, id) =>
    (await findAssociatedDoctor(database, id, id_utente)) !== undefined;

type Operations =
  | 'listSharedPatients'
  | 'getSharedRecord'
  | 'previewSharedRecord'
  | PrivacyOperations
  | keyof ReturnType<typeof contentRoutes>;

export function sharingRoutes(app: AppContext): HandlersFor<Operations> {
  const { audit, database, records, tasks } = app;
  const getAssociation = async (patientId: number, doctorId: number | undefined) => {
    const association = doctorId && (await findActiveAssociation(database, patientId, doctorId));
    if (!association) throw notFound();
    return association;
  };

  return {
    ...privacyRoutes(app),
    ...contentRoutes(app),

    async listSharedPatients({ session }) {
      return { data: await listAccessiblePatients(database, session.id_utente) };
    },

    async getSharedRecord({ session, caller, path: { id_paziente } }) {
      const doctor = await findAssociatedDoctor(database, id_paziente, session.id_utente);
      const association = await getAssociation(id_paziente, doctor?.id_cpp);
      const { json, shown } = await tasks.run('sharedRecord', { association, patientId: id_paziente }, caller);
      const card = { tipo: 'patient', id_record: id_paziente } as const;
      const others = shown.filter(({ tipo }) => tipo !== card.tipo);
      await audit.addReads(session, id_paziente, [card, ...others]);
      return new SerializedJson(json);
    },

    async previewSharedRecord({ session, path: { id_cpp } }) {
      const patientId = requirePatientId(session);
      const associazione = await getAssociation(patientId, id_cpp);
      return { associazione, ...records.share(associazione, await records.withMedicines(patientId)) };
    },
  };
}
