import { timestamp } from '../../clock.ts';
import { sendsMail } from '../../config.ts';
import type { AppContext } from '../../context.ts';
import type { HandlersFor } from '../../contract/handlers.ts';
import type { OwnershipCheck } from '../../contract/ownership.ts';
import { requirePatientId } from '../../contract/session.ts';
import type { Database } from '../../database/database.ts';
import { conflict, invalid, notFound, versionChanged } from '../../problem.ts';
import { tagsIn } from '../../records/specialties/tags.ts';
import { nextVersion } from '../../records/version.ts';
import { checkTags } from './check-tags.ts';
import {
  type Association,
  addAssociation,
  changeAccess,
  findAssociation,
  findCareProvider,
  listAssociations,
  listAvailable,
  removeAssociation,
} from './doctors.repository.ts';
import { invitingRoutes } from './invitations.routes.ts';
import { registrationRoutes } from './registration.routes.ts';
import { sharingRoutes } from './sharing.routes.ts';

export const ownsAssociation =
  (database: Database): OwnershipCheck =>
  async ({ id_paziente }, id) =>
    id_paziente !== undefined && (await findAssociation(database, id_paziente, id)) !== undefined;

function checkSame(id_cpp: number, id_careprovider: number | undefined) {
  if (id_careprovider === undefined || id_careprovider === id_cpp) return;
  throw invalid([{ path: '/id_careprovider', code: 'const', message: 'must be the same as id_cpp' }]);
}

type Operations =
  | 'listAssociatedDoctors'
  | 'listAvailableDoctors'
  | 'listSpecialtyTags'
  | 'saveDoctor'
  | 'saveDoctorAccess';

function associationsRoutes({ database, clock, config }: AppContext): HandlersFor<Operations> {
  const reply = async (patientId: number, id_cpp: number): Promise<{ data: Association }> => {
    const data = await findAssociation(database, patientId, id_cpp);
    if (data === undefined) throw notFound();
    return { data };
  };

  return {
    async listAssociatedDoctors({ session }) {
      return { data: await listAssociations(database, requirePatientId(session)), spedisce: sendsMail(config) };
    },

    async listAvailableDoctors({ session }) {
      return { data: await listAvailable(database, requirePatientId(session), session.id_proprietario) };
    },

    async listSpecialtyTags({ query }) {
      return tagsIn(query.lingua ?? 'it');
    },

    async saveDoctor({ session, body: { status, id_cpp, id_careprovider, id_utente_cpp }, audit }) {
      checkSame(id_cpp, id_careprovider);
      const patientId = requirePatientId(session);
      const doctor = await findCareProvider(database, patientId, id_cpp);
      if (doctor === undefined || doctor.id_utente === session.id_proprietario) throw notFound();
      if (id_utente_cpp !== undefined && id_utente_cpp !== doctor.id_utente) throw notFound();
      // A patient may restore the association with a doctor who was deactivated since.
      if (status === 'add' && doctor.disattivato_at !== null && !(await findAssociation(database, patientId, id_cpp)))
        throw notFound();
      const at = timestamp(clock());
      const owner = { id_paziente: patientId, author_id: session.id_utente };
      if (status === 'add') await addAssociation(database, owner, id_cpp, at);
      else await removeAssociation(database, patientId, id_cpp, at);
      audit({ azione: status === 'add' ? 'created' : 'deleted', tipo: 'doctor', id_record: id_cpp });
      return reply(patientId, id_cpp);
    },

    async saveDoctorAccess({ session, ifMatch: seen, body: { id_cpp, id_careprovider, tags, ...access }, audit }) {
      checkSame(id_cpp, id_careprovider);
      const { assegnazione_confidenzialita, visibility } = access;
      checkTags(visibility, tags);
      const patientId = requirePatientId(session);
      const change = { assegnazione_confidenzialita, visibility, tags };
      const at = nextVersion(seen, clock());
      const done = await changeAccess(database, patientId, id_cpp, change, at, seen);
      const answer = await reply(patientId, id_cpp);
      if (answer.data.status === 'delete') throw conflict('deleted', 'The doctor has been removed.');
      if (!done) throw versionChanged();
      audit({ azione: 'changed', tipo: 'doctor', id_record: id_cpp });
      return answer;
    },
  };
}

export const doctorsRoutes = (app: AppContext) => ({
  ...associationsRoutes(app),
  ...invitingRoutes(app),
  ...registrationRoutes(app),
  ...sharingRoutes(app),
});
