import type { CardCollections } from '../../area-services.ts';
import { calendarDay } from '../../clock.ts';
import type { AppContext } from '../../context.ts';
import type { components } from '../../contract/contract.gen.ts';
import type { HandlersFor } from '../../contract/handlers.ts';
import type { OwnershipCheck } from '../../contract/ownership.ts';
import { requirePatientId } from '../../contract/session.ts';
import { ageOn } from '../../policy/age.ts';
import { invalid, versionChanged } from '../../problem.ts';
import { nextVersion } from '../../records/version.ts';
import { findPatient, type PatientRow, savePatient } from './patient.repository.ts';
import { sections } from './patient.sections.ts';

type Patient = components['schemas']['Patient'];
export const ownsPatient: OwnershipCheck = async (session, id) =>
  id === session.id_proprietario || id === session.id_paziente;

export function toCard(row: PatientRow, today: string): Omit<Patient, keyof CardCollections> {
  return {
    id_paziente: row.id_paziente,
    id_utente: row.id_utente,
    paziente_nome: row.paziente_nome,
    paziente_cognome: row.paziente_cognome,
    paziente_codfiscale: row.paziente_codfiscale,
    paziente_nascita: row.paziente_nascita,
    paziente_sesso: row.paziente_sesso,
    paziente_eta: row.paziente_nascita === null ? null : ageOn(row.paziente_nascita, today),
    paziente_email: row.dormiente === 1 ? null : row.email,
    id_stato_matrimoniale: row.id_stato_matrimoniale,
    paziente_gruppo: row.paziente_gruppo,
    paziente_donatore_organi: row.paziente_donatore_organi,
    versione: row.updated_at,
    links: [{ rel: 'self', href: `/api/patient/${row.id_paziente}` }],
    user: {
      id_utente: row.id_utente,
      email: row.dormiente === 1 ? null : row.email,
      contact_detail: {
        comune_nascita: row.comune_nascita,
        comune_residenza: row.comune_residenza,
        contatto_indirizzo: row.contatto_indirizzo,
        contatto_telefono: row.contatto_telefono,
      },
    },
  };
}

export function patientRoutes({
  database,
  clock,
  timeZone,
  lookups,
  records,
}: AppContext): HandlersFor<'getPatient' | 'updatePatient'> {
  const today = () => calendarDay(clock(), timeZone);

  const read = async (patientId: number): Promise<Patient> => ({
    ...toCard(await findPatient(database, patientId), today()),
    ...(await records.readCardCollections(patientId)),
  });

  return {
    async getPatient({ session }) {
      return read(requirePatientId(session));
    },

    async updatePatient({ session, body, ifMatch: seen, audit }) {
      const birthplace = body.user?.contact_detail.comune_nascita ?? '';
      const known = body.page === 'dati_personali' && (await lookups.isPlace(birthplace));
      const { change, errors } = sections[body.page](body, {
        today: today(),
        isPlace: () => known,
        isMaritalStatus: lookups.isMaritalStatus,
      });
      if (errors.length > 0) throw invalid(errors);
      const id_paziente = requirePatientId(session);
      const ids = { id_paziente, id_proprietario: session.id_proprietario, id_update: session.id_utente };
      const at = nextVersion(seen, clock());
      if (!(await savePatient(database, ids, change, at, seen))) throw versionChanged();
      audit({ azione: 'changed', tipo: 'patient', id_record: id_paziente });
      return read(id_paziente);
    },
  };
}
