import { type Clock, dayOf, timestamp } from '../../clock.ts';
import type { Body, HandlersOf } from '../../contract/handlers.ts';
import type { Owns } from '../../contract/ownership.ts';
import { checkChange, checkRecordId, intentOf, overtaken } from '../../contract/saved-record.ts';
import { patientOf } from '../../contract/session.ts';
import type { Database } from '../../database/database.ts';
import { conflict, type FieldError, invalid, notFound } from '../../problem.ts';
import {
  type Diagnosis,
  findDiagnosis,
  insertDiagnosis,
  listDiagnoses,
  updateDiagnosis,
} from './diagnoses.repository.ts';

interface Parts {
  database: Database;
  clock: Clock;
  timeZone: string;
}

type Save = Body<'saveDiagnosis'>;

/** Of a new one, unless it is said otherwise. */
const strictest = 6;
const suspected = '1';
const statuses: readonly Diagnosis['diagnosi_stato'][] = ['0', '1', '2'];

export const ownsDiagnosis =
  (database: Database): Owns =>
  async ({ id_paziente }, id) =>
    id_paziente !== undefined && (await findDiagnosis(database, id_paziente, id)) !== undefined;

const missing = (field: string): FieldError => ({ path: `/${field}`, code: 'required', message: 'is required' });

function statusOf({ diagnosi_stato: sent }: Save): Diagnosis['diagnosi_stato'] | undefined {
  return statuses.find((status) => status === String(sent));
}

/** The level under either spelling. */
function levelOf({ id_livello_confidenzialita: level, id_livelo_confidenzialita: other }: Save): number | undefined {
  if (level !== undefined && other !== undefined && level !== other) {
    throw invalid([{ path: '/id_livelo_confidenzialita', code: 'const', message: 'must be the same level' }]);
  }
  return level ?? other;
}

/** Kind, name and doctor, which the contract lets come together only. */
function detailsOf({ tipo_diagnosi, diagnosi_patologia, diagnosiDetails }: Save) {
  if (tipo_diagnosi === undefined || diagnosi_patologia === undefined || diagnosiDetails === undefined)
    return undefined;
  return {
    tipo_diagnosi,
    diagnosi_patologia: diagnosi_patologia.trim(),
    careprovider: diagnosiDetails.careprovider.trim(),
  };
}

export function diagnosesRoutes({
  database,
  clock,
  timeZone,
}: Parts): HandlersOf<'listDiagnoses' | 'saveDiagnosis' | 'deleteDiagnosis'> {
  async function find(patientId: number, id: number): Promise<Diagnosis> {
    const diagnosis = await findDiagnosis(database, patientId, id);
    if (diagnosis === undefined) throw notFound();
    return diagnosis;
  }

  return {
    async listDiagnoses({ session }) {
      return listDiagnoses(database, patientOf(session));
    },

    async saveDiagnosis({ session, path, body, needs, seen }) {
      const now = clock();
      const id = path.id_record;
      checkRecordId('id_diagnosi', id, body.id_diagnosi);
      const details = detailsOf(body);
      const status = statusOf(body);
      const level = levelOf(body);

      if (id === 0) {
        await needs('aggiungidiagnosi');
        if (details === undefined)
          throw invalid(['tipo_diagnosi', 'diagnosi_patologia', 'diagnosiDetails'].map(missing));
        if (status === undefined) throw invalid([missing('diagnosi_stato')]);
        const diagnosis = {
          id_paziente: patientOf(session),
          author_id: session.id_utente,
          ...details,
          diagnosi_stato: status,
          diagnosi_inserimento: dayOf(now, timeZone),
          id_livello_confidenzialita: level ?? strictest,
        };
        return insertDiagnosis(database, diagnosis, timestamp(now));
      }

      const before = await find(patientOf(session), id);
      checkChange('The diagnosis', before, { does: intentOf(body), seen, now });
      if (details !== undefined) await needs('modificadiagnosi');
      if (status !== undefined && status !== before.diagnosi_stato) {
        if (before.diagnosi_stato === suspected) await needs('spostaDiagnosi');
        else if (details === undefined) throw conflict('state', 'Only a suspected diagnosis can be moved.');
      }
      const change = {
        ...details,
        ...(status !== undefined && { diagnosi_stato: status }),
        ...(level !== undefined && { id_livello_confidenzialita: level }),
        ...(body.deleted_at === null && { deleted_at: null }),
      };
      const saved = await updateDiagnosis(database, before, change, timestamp(now), seen);
      if (saved === undefined) throw overtaken(seen, 'The diagnosis');
      return saved;
    },

    async deleteDiagnosis({ session, path }) {
      const before = await find(patientOf(session), path.id);
      // Deleting again does not start the 30 days again.
      if (before.deleted_at !== null) return before;
      const at = timestamp(clock());
      return (await updateDiagnosis(database, before, { deleted_at: at }, at)) ?? find(before.id_paziente, path.id);
    },
  };
}
